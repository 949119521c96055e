import { APPOINTMENT_PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { CARD, Row, Stack } from '#ui/layout.tsx';
import { type Choices, optionsOf } from '../agency-choices.ts';
import type { AppointmentValues } from './appointment-form.ts';
import { FORM_TEXTS, POSITION_TEXTS as TEXTS } from './form-texts.ts';
import { followingFirst, newPosition } from './positions.ts';

/** Further positions of the same event. A new one starts in its name; whoever removes one goes on at the button. */
export function PositionRows({ choices }: { readonly choices: Choices }) {
  const { getValues } = useFormContext<AppointmentValues>();
  const { fields, append, remove } = useFieldArray<AppointmentValues, 'positions'>({ name: 'positions' });
  const add = useRef<HTMLButtonElement>(null);
  useFollowingPositions();
  return (
    <FormSection title={TEXTS.title} hint={TEXTS.hint}>
      {fields.map(({ id }, index) => (
        <PositionFields
          key={id}
          index={index}
          choices={choices}
          onRemove={() => {
            remove(index);
            add.current?.focus();
          }}
        />
      ))}
      <Box>
        <Button
          ref={add}
          variant="outlined"
          startIcon={<Plus size={16} />}
          disabled={fields.length >= LIMITS.positions - 1}
          onClick={() => append(newPosition(getValues()))}
        >
          {TEXTS.add}
        </Button>
      </Box>
    </FormSection>
  );
}

interface PositionFieldsProps {
  readonly index: number;
  readonly choices: Choices;
  readonly onRemove: () => void;
}

function PositionFields({ index, choices: { types, outfits }, onRemove }: PositionFieldsProps) {
  // The first one is the form above.
  const number = index + 2;
  const at = `positions.${index}`;
  const startsDaysLater = useFormContext<AppointmentValues>().getValues(`positions.${index}.startsDaysLater`);
  return (
    <Stack gap={2} role="group" aria-label={TEXTS.position(number)} sx={CARD}>
      <Row justify="space-between">
        <Typography component="h3" variant="subtitle2">
          {TEXTS.position(number)}
          {startsDaysLater !== 0 && ` · ${TEXTS.otherDay(startsDaysLater)}`}
        </Typography>
        <IconButton aria-label={TEXTS.remove(number)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Row>
      <FormRow columns="minmax(0, 1.25fr) minmax(0, 0.9fr) minmax(0, 0.95fr)">
        <TextField
          name={`${at}.name`}
          label={TEXTS.name}
          isOptional
          placeholder={TEXTS.nameExample}
          maxLength={LIMITS.positionName}
        />
        <SelectField name={`${at}.typeId`} label={APPOINTMENT_PARTS.type.label} options={optionsOf(types)} />
        <SelectField
          name={`${at}.outfitKey`}
          label={APPOINTMENT_PARTS.outfit.label}
          isOptional
          options={optionsOf(outfits)}
        />
      </FormRow>
      <FormRow columns="repeat(4, minmax(0, 1fr))">
        <NumberField name={`${at}.desiredTargetUsers`} label={TEXTS.desired} />
        <TimeField name={`${at}.startTime`} label={FORM_TEXTS.startTime} />
        <TimeField name={`${at}.endTime`} label={FORM_TEXTS.endTime} />
        <TimeField name={`${at}.meetingTime`} label={APPOINTMENT_PARTS.meetingTime.label} isOptional />
      </FormRow>
    </Stack>
  );
}

/** Further positions work the hours of the first in its outfit until somebody enters others. */
function useFollowingPositions(): void {
  const { getValues, setValue } = useFormContext<AppointmentValues>();
  const [startTime, endTime, chosen] = useWatch<
    AppointmentValues,
    ['startTime', 'endTime', 'sectorAttributes.outfitKey']
  >({ name: ['startTime', 'endTime', 'sectorAttributes.outfitKey'] });
  const outfitKey = chosen ?? null;
  const before = useRef({ startTime, endTime, outfitKey });
  useEffect(() => {
    const [last, now] = [before.current, { startTime, endTime, outfitKey }];
    before.current = now;
    for (const [index, position] of getValues('positions').entries()) {
      const following = followingFirst(position, last, now);
      if ('startTime' in following) setValue(`positions.${index}.startTime`, following.startTime ?? null);
      if ('endTime' in following) setValue(`positions.${index}.endTime`, following.endTime ?? null);
      if ('outfitKey' in following) setValue(`positions.${index}.outfitKey`, following.outfitKey ?? null);
    }
  }, [startTime, endTime, outfitKey, getValues, setValue]);
}
