import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PAPER_TEXTS as TEXTS } from '../sender-texts.ts';
import { PaperPart } from './paper-part.tsx';
import { PaymentCode } from './payment-code.tsx';

/** An invoice of today for a customer that nobody has. */
export function sampleOf(today: string) {
  return { number: `${today.slice(0, 4)}-00142`, issued: formatDayOf(today), due: formatDayOf(addDays(today, 10)) };
}
export type Sample = ReturnType<typeof sampleOf>;

interface SampleProps {
  readonly sample: Sample;
}

export function SampleFacts({ sample }: SampleProps) {
  return (
    <Box component="dl" sx={FACTS}>
      {[
        [TEXTS.number, sample.number],
        [TEXTS.issued, sample.issued],
        [TEXTS.customer, TEXTS.customerNumber],
        [TEXTS.theirVatNumber, TEXTS.sampleVatNumber],
        [TEXTS.due, sample.due],
      ].map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Quiet component="dt">{label}</Quiet>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 500 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The work itself is no matter here: bars in its place. */
export function SampleLines({ sample }: SampleProps) {
  return (
    <>
      <Box sx={{ mt: '9cqw', fontSize: '3.3cqw', fontWeight: 650 }}>{TEXTS.invoice(sample.number)}</Box>
      <Box sx={{ ...BAR, mt: '2.4cqw', mb: '3.4cqw', width: '50cqw' }} />
      {[40, 36, 38].map((width, index) => (
        <Box key={width} sx={{ ...ROW, borderColor: index === 0 ? NEUTRAL[900] : NEUTRAL[200] }}>
          <Box sx={{ ...BAR, width: `${width}cqw` }} />
          <Box sx={{ ...BAR, width: '9cqw' }} />
        </Box>
      ))}
      <Box sx={{ borderTop: `1px solid ${NEUTRAL[200]}` }} />
    </>
  );
}

/** The payment code needs an IBAN. */
export function SampleSums({ hasCode, sample }: SampleProps & { readonly hasCode: boolean }) {
  return (
    <Row gap="2cqw" align="stretch" sx={{ mt: '3cqw' }}>
      {hasCode && (
        <PaperPart fields={['iban', 'bic', 'accountHolder']} sx={{ display: 'flex', gap: '2cqw' }}>
          <Box sx={{ width: '13.6cqw', height: '13.6cqw', flex: 'none' }}>
            <PaymentCode />
          </Box>
          <Box sx={{ fontSize: '1.9cqw', lineHeight: 1.45 }}>
            <b>{TEXTS.payByCode}</b>
            <div>{TEXTS.payUntil(sample.due)}</div>
            <div>{TEXTS.invoice(sample.number)}</div>
          </Box>
        </PaperPart>
      )}
      <Box sx={{ ml: 'auto', width: '35cqw' }}>
        {TEXTS.sums.map(([label, sum]) => (
          <Box key={label} sx={SUM}>
            <span>{label}</span>
            <span>{sum}</span>
          </Box>
        ))}
        <Box sx={{ ...SUM, ...TOTAL }}>
          <span>{TEXTS.total[0]}</span>
          <span>{TEXTS.total[1]}</span>
        </Box>
      </Box>
    </Row>
  );
}

const FACTS = {
  flex: 'none',
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '3cqw',
  rowGap: '0.3cqw',
  fontSize: '2cqw',
} as const;

const BAR = { height: '1.3cqw', borderRadius: '0.6cqw', bgcolor: NEUTRAL[100] } as const;
const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  py: '1.9cqw',
  borderTop: '1px solid',
} as const;
const SUM = { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' } as const;
const TOTAL = {
  mt: '1.2cqw',
  py: '1cqw',
  borderTop: '2px solid',
  borderBottom: '2px solid',
  fontWeight: 650,
} as const;
