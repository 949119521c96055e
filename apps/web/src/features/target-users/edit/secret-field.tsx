import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TriangleAlert, Undo2, X } from 'lucide-react';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useField } from '#ui/fields/use-field.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  /** The kept value, masked; null where there is nothing. */
  readonly mask: string | null;
  readonly warning?: string | undefined;
}

/** The form's value is undefined as long as the secret stays, null when it is to go, else the new one. */
export function SecretField({ name, label, mask, warning }: SecretFieldProps) {
  const field = useField<string | null | undefined>({ name, label, help: true });
  const isRemoved = field.value === null;
  return (
    <Stack gap={0.5} sx={{ alignContent: 'start', justifyItems: 'start', minWidth: 0 }}>
      <Box sx={{ width: '100%' }}>
        <TextInput
          name={name}
          label={label}
          isOptional
          field={field}
          text={field.value ?? ''}
          onText={(text) => field.set(text === '' ? undefined : text)}
          input={{ autoComplete: 'off' }}
          help={<Help mask={mask} isRemoved={isRemoved} warning={warning} />}
        />
      </Box>
      {mask && (
        <Button
          size="small"
          aria-label={isRemoved ? undefined : EDIT_TEXTS.removeWhat(label)}
          startIcon={isRemoved ? <Undo2 size={14} /> : <X size={14} />}
          onClick={() => field.set(isRemoved ? undefined : null)}
        >
          {isRemoved ? EDIT_TEXTS.keepAfterAll : EDIT_TEXTS.removeSecret}
        </Button>
      )}
    </Stack>
  );
}

interface HelpProps {
  readonly mask: string | null;
  readonly isRemoved: boolean;
  readonly warning: string | undefined;
}

function Help({ mask, isRemoved, warning }: HelpProps) {
  if (isRemoved) return EDIT_TEXTS.willBeRemoved;
  if (!warning) return mask ? EDIT_TEXTS.kept(mask) : EDIT_TEXTS.notKept;
  return (
    <Row component="span" gap={0.5} align="stretch" role="status" sx={{ color: TONES.warning.text, fontWeight: 600 }}>
      <TriangleAlert size={14} aria-hidden />
      {warning}
    </Row>
  );
}
