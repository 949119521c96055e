import { PAYMENT_LIMITS } from '@gastspiel/domain/payments/payment-input.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '#ui/fields/german-date.ts';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { TONES } from '#ui/tokens.ts';
import { type AllotmentRows, allottedIn, openOf, proposedRows } from './allotment-values.ts';
import type { OwedInvoice } from './payment-query.ts';
import { OWED_TEXTS as TEXTS } from './payment-texts.ts';

const RESTS = labelOptions(TEXTS.rests);

interface AllotmentFieldsProps {
  readonly invoices: readonly OwedInvoice[];
  /** In cents: what there is to be allotted. */
  readonly amount: number | null;
}

/** Which invoices an amount pays, what becomes of their rests, and what is left of it. */
export function AllotmentFields({ invoices, amount }: AllotmentFieldsProps) {
  const { setValue } = useFormContext<{ allotments: AllotmentRows }>();
  const rows = useWatch<{ allotments: AllotmentRows }, 'allotments'>({ name: 'allotments' });
  if (invoices.length === 0) return <Quiet>{TEXTS.none}</Quiet>;
  return (
    <Stack component="section" gap={2} aria-label={TEXTS.title}>
      <Row gap={1} justify="space-between" wraps>
        <Box component="h3" sx={{ m: 0, typography: 'h2' }}>
          {TEXTS.title}
        </Box>
        <Button
          size="small"
          onClick={() => setValue('allotments', proposedRows(amount, invoices), { shouldDirty: true })}
        >
          {TEXTS.oldestFirst}
        </Button>
      </Row>
      {invoices.map((invoice) => (
        <InvoiceFields key={invoice.id} invoice={invoice} left={openOf(invoice) - (rows?.[invoice.id]?.amount || 0)} />
      ))}
      <Leftover amount={amount || 0} allotted={allottedIn(rows ?? {}, invoices)} />
    </Stack>
  );
}

interface InvoiceFieldsProps {
  readonly invoice: OwedInvoice;
  readonly left: number;
}

/** The part of one invoice; its rest is asked for once there is one. */
function InvoiceFields({ invoice, left }: InvoiceFieldsProps) {
  const { id, number, dueDate, openAmount } = invoice;
  const at = `allotments.${id}`;
  const rest = useWatch({ name: `${at}.rest` });
  const isPart = left > 0 && left < openOf(invoice);
  return (
    <Stack gap={1} sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MoneyField
        name={`${at}.amount`}
        label={`${number}, ${TEXTS.facts(formatDay(dueDate), formatEuro(openAmount.value))}`}
      />
      {isPart && (
        <FormRow>
          <SelectField name={`${at}.rest`} label={TEXTS.left(formatEuro(left / 100))} options={RESTS} />
          {rest === 'WRITTEN_OFF' && (
            <TextField name={`${at}.reason`} label={TEXTS.reason} maxLength={PAYMENT_LIMITS.reason} />
          )}
        </FormRow>
      )}
    </Stack>
  );
}

/** The part that no invoice takes is said before anybody saves. */
function Leftover({ amount, allotted }: { readonly amount: number; readonly allotted: number }) {
  const left = amount - allotted;
  return (
    <Row role="status" gap={2} justify="space-between" wraps sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Quiet component="span">{TEXTS.allotted(formatEuro(allotted / 100))}</Quiet>
      {left > 0 && <b>{TEXTS.credit(formatEuro(left / 100))}</b>}
      {left < 0 && (
        <Box component="b" sx={{ color: TONES.danger.text }}>
          {TEXTS.tooMuch(formatEuro(-left / 100))}
        </Box>
      )}
    </Row>
  );
}
