import { INVOICE_SENDER_LIMITS } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { normalizeVatNumber, vatNumberFault } from '@gastspiel/domain/tax-ids/vat-number.ts';
import { CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { SENDER_TEXTS } from './sender-texts.ts';
import type { SenderValues } from './sender-values.ts';

/** Says so as soon as the check digit is right. */
export function VatNumberField() {
  const typed = useWatch<SenderValues, 'vatNumber'>({ name: 'vatNumber' });
  const isValid = vatNumberFault(normalizeVatNumber(typed ?? '')) === undefined;
  return (
    <TextField
      name="vatNumber"
      label={SENDER_TEXTS.vatNumber}
      isOptional
      maxLength={INVOICE_SENDER_LIMITS.vatNumber}
      end={
        isValid && (
          <Row component="span" gap={0.5} sx={VALID}>
            <CircleCheck size={16} aria-hidden />
            {SENDER_TEXTS.valid}
          </Row>
        )
      }
    />
  );
}

const VALID = { flex: 'none', typography: 'body2', fontWeight: 600, color: TONES.success.text } as const;
