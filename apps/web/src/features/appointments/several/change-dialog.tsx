import { APPOINTMENT_PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS, APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { optionalText } from '@gastspiel/domain/input/text-input.ts';
import { isTimeOfDay } from '@gastspiel/domain/time/vienna-time.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { type Choices, optionsOf } from '../agency-choices.ts';
import type { SharedChange } from './several-calls.ts';
import { SEVERAL_TEXTS as TEXTS } from './several-texts.ts';

const Change = z
  .object({
    hasContact: z.boolean(),
    contact: optionalText(APPOINTMENT_LIMITS.contact),
    hasOutfit: z.boolean(),
    outfitKey: z.string().nullable(),
    hasMeeting: z.boolean(),
    place: optionalText(APPOINTMENT_LIMITS.meetingPlace),
    time: z
      .string()
      .nullable()
      .refine((time) => time === null || isTimeOfDay(time), APPOINTMENT_RULES.time),
  })
  .superRefine(({ hasMeeting, place, time }, context) => {
    if (!hasMeeting || (place === null) === (time === null)) return;
    const path = [place === null ? 'place' : 'time'];
    context.addIssue({ code: 'custom', message: APPOINTMENT_RULES.meetingTogether, path });
  });

interface ChangeDialogProps {
  readonly count: number;
  readonly outfits: Choices['outfits'];
  readonly onChange: (change: SharedChange) => void;
  readonly onClose: () => void;
}

/** Changes that several appointments are to have in common; only those that are ticked. */
export function ChangeDialog({ count, outfits, onChange, onClose }: ChangeDialogProps) {
  const form = useForm({
    resolver: zodResolver(Change),
    defaultValues: {
      ...{ hasContact: false, contact: '', hasOutfit: false, outfitKey: null },
      ...{ hasMeeting: false, place: '', time: null },
    },
  });
  const { hasContact, hasOutfit, hasMeeting } = form.watch();
  return (
    <FormDialog
      title={TEXTS.changeTitle(count)}
      intro={TEXTS.changeIntro}
      submit={TEXTS.changeSubmit(count)}
      form={form}
      canSubmit={hasContact || hasOutfit || hasMeeting}
      save={async ({ contact, outfitKey, place, time }) =>
        onChange({
          ...(hasContact && { contact }),
          ...(hasOutfit && { outfitKey }),
          ...(hasMeeting && { meetingInformation: { place, time } }),
        })
      }
      onClose={onClose}
    >
      <Part name="hasContact" label={APPOINTMENT_PARTS.contact.label} isOn={hasContact}>
        <TextField name="contact" label={APPOINTMENT_PARTS.contact.label} isOptional help={TEXTS.empty} />
      </Part>
      <Part name="hasOutfit" label={APPOINTMENT_PARTS.outfit.label} isOn={hasOutfit}>
        <SelectField name="outfitKey" label={APPOINTMENT_PARTS.outfit.label} isOptional options={optionsOf(outfits)} />
      </Part>
      <Part name="hasMeeting" label={TEXTS.meeting} isOn={hasMeeting}>
        <FormRow columns="minmax(0, 1fr) minmax(0, 2fr)">
          <TimeField name="time" label={APPOINTMENT_PARTS.meetingTime.label} isOptional />
          <TextField name="place" label={APPOINTMENT_PARTS.meetingPlace.label} isOptional help={TEXTS.meetingTold} />
        </FormRow>
      </Part>
    </FormDialog>
  );
}

interface PartProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

const Part = ({ name, label, isOn, children }: PartProps) => (
  <div>
    <CheckboxField name={name} label={TEXTS.part(label)} />
    {isOn && <Box sx={{ pl: { sm: 4 } }}>{children}</Box>}
  </div>
);
