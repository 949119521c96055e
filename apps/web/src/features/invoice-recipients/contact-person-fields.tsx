import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { INVOICE_RECIPIENT_LIMITS } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { useRecheck } from '#ui/form/use-recheck.ts';
import { CARD, Row, Stack } from '#ui/layout.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';

export function ContactPersonFields({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const row = index + 1;
  const at = `contactPersons.${index}` as const;
  useRecheck(`${at}.contactEmail`, `${at}.receivesInvoices`);
  useRecheck(`${at}.contactEmail`, `${at}.receivesPrintouts`);
  return (
    <Stack gap={2} role="group" aria-label={RECIPIENT_TEXTS.person(row)} sx={CARD}>
      <Row justify="space-between">
        <Typography component="h3" variant="subtitle2">
          {RECIPIENT_TEXTS.person(row)}
        </Typography>
        <IconButton aria-label={RECIPIENT_TEXTS.removePerson(row)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Row>
      <FormRow>
        <TextField name={`${at}.name`} label={RECIPIENT_TEXTS.name} maxLength={CONTACT_LIMITS.name} />
        <TextField
          name={`${at}.role`}
          label={RECIPIENT_TEXTS.role}
          isOptional
          maxLength={INVOICE_RECIPIENT_LIMITS.role}
        />
      </FormRow>
      <FormRow>
        <TextField
          name={`${at}.contactEmail`}
          type="email"
          label={RECIPIENT_TEXTS.email}
          isOptional
          maxLength={CONTACT_LIMITS.email}
        />
        <PhoneField name={`${at}.phoneNumber`} label={RECIPIENT_TEXTS.phone} isOptional />
      </FormRow>
      <FormRow>
        <CheckboxField name={`${at}.receivesInvoices`} label={RECIPIENT_TEXTS.receivesInvoices} />
        <CheckboxField name={`${at}.receivesPrintouts`} label={RECIPIENT_TEXTS.receivesPrintouts} />
      </FormRow>
    </Stack>
  );
}
