import { INVOICE_LIMITS } from '@gastspiel/domain/invoices/invoice-input.ts';
import { PAPER_LANGUAGES, type TaxTreatment, treatmentsFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { toEuro } from '@gastspiel/domain/money/money.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { FieldHint } from '#ui/fields/field-hint.tsx';
import { formatGerman } from '#ui/fields/german-number.ts';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useField } from '#ui/fields/use-field.ts';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { Toggle } from '#ui/toggle.tsx';
import type { Billing } from './billing-query.ts';
import { CLOSING_TEXTS as TEXTS } from './form-texts.ts';
import type { enteredTotals } from './invoice-rows.ts';
import type { InvoiceValues } from './invoice-values.ts';

interface ClosingCardProps {
  readonly recipient: Billing['recipient'];
  readonly totals: ReturnType<typeof enteredTotals>;
}

/** Tax, language and a note on the one side, what is to be paid on the other. */
export const ClosingCard = ({ recipient, totals }: ClosingCardProps) => (
  <Box sx={{ ...CARD, containerType: 'inline-size' }}>
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TaxField recipient={recipient} />
        <LanguageField />
        <MultilineField
          name="notes"
          label={TEXTS.notes}
          isOptional
          rows={2}
          placeholder={TEXTS.notesHint}
          maxLength={INVOICE_LIMITS.notes}
        />
      </Box>
      <Totals totals={totals} />
    </Box>
  </Box>
);

const SPECIAL: Readonly<Record<Exclude<TaxTreatment, 'TAXED'>, string>> = {
  REVERSE_CHARGE: TEXTS.reverseCharge,
  NOT_TAXABLE: TEXTS.notTaxable,
};

/** Without tax only where the law offers it; else it says why not. */
function TaxField({ recipient }: Pick<ClosingCardProps, 'recipient'>) {
  const { value, set, ref, error } = useField<TaxTreatment>({ name: 'taxTreatment', label: TEXTS.reverseCharge });
  const { vatNumber, address } = recipient.letterHead;
  const offered = treatmentsFor({ countryCode: address.countryCode, vatNumber });
  const special = offered.find((treatment) => treatment !== 'TAXED');
  const isHome = offered.length === 1 && address.countryCode === 'AT';
  const why = special
    ? TEXTS.why[special === 'REVERSE_CHARGE' ? 'offered' : 'abroad']
    : TEXTS.why[isHome ? 'home' : 'noVatNumber'];
  return (
    <Stack gap={0.25}>
      <FormControlLabel
        label={special ? SPECIAL[special] : TEXTS.reverseCharge}
        disabled={!special}
        control={
          <Checkbox
            name="taxTreatment"
            checked={value !== 'TAXED'}
            onChange={(_, isOn) => set(isOn && special ? special : 'TAXED')}
            slotProps={{ input: { ref, 'aria-describedby': 'taxTreatment-hint', 'aria-invalid': error !== undefined } }}
          />
        }
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      />
      <Box sx={{ pl: 4 }}>
        <FieldHint
          id="taxTreatment-hint"
          error={error}
          help={
            <>
              {`${why} `}
              {!special && !isHome && (
                <Link
                  href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: recipient.id })}
                >
                  {TEXTS.toRecipient}
                </Link>
              )}
            </>
          }
        />
      </Box>
    </Stack>
  );
}

const LANGUAGES = PAPER_LANGUAGES.map((value) => ({ value, label: TEXTS.languages[value] }));

function LanguageField() {
  const { value, set } = useField<InvoiceValues['language']>({ name: 'language', label: TEXTS.language });
  return (
    <Row gap={1.5} wraps>
      <Box component="span" aria-hidden sx={{ typography: 'body2', fontWeight: 600 }}>
        {TEXTS.language}
      </Box>
      <Toggle label={TEXTS.language} choices={LANGUAGES} value={value} onChange={set} />
    </Row>
  );
}

function Totals({ totals }: Pick<ClosingCardProps, 'totals'>) {
  const { net, tax, gross, taxPercentage, hours, blocks } = totals;
  return (
    <Box sx={{ alignSelf: 'start' }}>
      <Box component="dl" sx={SUMS}>
        <dt>{TEXTS.net}</dt>
        <dd>{formatEuro(toEuro(net))}</dd>
        <dt>{TEXTS.tax(formatGerman(Number(taxPercentage), 2, 0))}</dt>
        <dd>{formatEuro(toEuro(tax))}</dd>
        <Box component="dt" className="gross">
          {TEXTS.gross}
        </Box>
        <Box component="dd" className="gross">
          {formatEuro(toEuro(gross))}
        </Box>
      </Box>
      {blocks > 0 && (
        <Quiet size="body2" sx={{ mt: 1, textAlign: 'right' }}>
          {TEXTS.sum(formatAmount(Number(hours) / 100), blocks)}
        </Quiet>
      )}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 540px)': { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
} as const;
const SUMS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: 0.75,
  pt: 0.75,
  color: 'text.secondary',
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 500, color: 'text.primary' },
  '& .gross': {
    mt: 0.75,
    pt: 1,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.primary',
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
    fontWeight: 650,
  },
} as const;
