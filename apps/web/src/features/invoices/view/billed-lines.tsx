import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import { toEuro } from '@gastspiel/domain/money/money.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatAmount, formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { isPartPaid } from '../invoice-parts.ts';
import type { InvoiceLine, InvoiceWhole } from '../invoice-query.ts';
import { VIEW_TEXTS as TEXTS } from './view-texts.ts';

/** The billed lines in words and figures: the paper is only a picture of them. */
export const BilledLines = ({ invoice }: { readonly invoice: InvoiceWhole }) => (
  <>
    {invoice.lines.length > 0 && (
      <Lines title={TEXTS.services} hasDays>
        {invoice.lines.map((line) => (
          <BilledLine
            key={`${line.worklogBlockId} ${line.day}`}
            day={formatDay(line.day).slice(0, 6)}
            description={<Service line={line} />}
            quantity={TEXTS.hours(formatAmount(line.quantity))}
            price={formatAmount(line.price.value)}
            net={line.net.value}
          />
        ))}
      </Lines>
    )}
    {invoice.surcharges.length > 0 && (
      <Lines title={TEXTS.surcharges}>
        {invoice.surcharges.map(
          ({ description, typeDescription, quantity, surchargePercentage, price, net }, index) => (
            <BilledLine
              // biome-ignore lint/suspicious/noArrayIndexKey: what was saved has no other order
              key={index}
              description={[description, typeDescription].filter(Boolean).join(', ')}
              quantity={TEXTS.hours(formatAmount(quantity))}
              price={TEXTS.percentOf(shortDecimal(surchargePercentage), formatAmount(price.value))}
              net={net.value}
            />
          ),
        )}
      </Lines>
    )}
    {invoice.additionalItems.length > 0 && (
      <Lines title={TEXTS.items}>
        {invoice.additionalItems.map(({ description, quantity, unit, pricePerUnit, net }, index) => (
          <BilledLine
            // biome-ignore lint/suspicious/noArrayIndexKey: what was saved has no other order
            key={index}
            description={description}
            quantity={`${formatAmount(quantity)} ${unit}`}
            price={formatAmount(pricePerUnit.value)}
            net={net.value}
          />
        ))}
      </Lines>
    )}
    <Totals invoice={invoice} />
  </>
);

const shortDecimal = (value: number): string => value.toLocaleString('de-AT', { maximumFractionDigits: 2 });

/** Leads to the hours that it comes from, and says so where others were recorded than are billed. */
function Service({ line }: { readonly line: InvoiceLine }) {
  const { worklogBlockId, description, workers, quantity, recordedMinutes } = line;
  const recorded = recordedMinutes === null ? Math.abs(quantity) : toEuro(hoursFrom(recordedMinutes));
  return (
    <>
      {worklogBlockId ? (
        <Link href={linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId })} underline="hover">
          {description}
        </Link>
      ) : (
        description
      )}
      {workers !== null && <Quiet component="span">{`, ${TEXTS.workers(workers)}`}</Quiet>}
      {Math.abs(quantity) !== recorded && (
        <Box sx={{ typography: 'caption', color: TONES.warning.text }}>{TEXTS.recorded(formatHours(recorded))}</Box>
      )}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly hasDays?: boolean;
  readonly children: ReactNode;
}

const Lines = ({ title, hasDays = false, children }: LinesProps) => (
  <SectionCard title={title} isFlush>
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" aria-label={title} sx={TABLE}>
        <thead>
          <tr>
            {hasDays && (
              <th scope="col" className="day">
                {TEXTS.day}
              </th>
            )}
            <th scope="col">{TEXTS.description}</th>
            <th scope="col" className="number">
              {TEXTS.quantity}
            </th>
            <th scope="col" className="price">
              {TEXTS.price}
            </th>
            <th scope="col" className="number">
              {TEXTS.net}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </Box>
  </SectionCard>
);

interface BilledLineProps {
  readonly day?: string;
  readonly description: ReactNode;
  readonly quantity: string;
  readonly price: string;
  readonly net: number;
}

const BilledLine = ({ day, description, quantity, price, net }: BilledLineProps) => (
  <tr>
    {day && <td className="day">{day}</td>}
    <td className="description">{description}</td>
    <td className="number">{quantity}</td>
    <td className="price">{price}</td>
    <td className="number net">{formatAmount(net)}</td>
  </tr>
);

function Totals({ invoice }: { readonly invoice: InvoiceWhole }) {
  const { netTotal, tax, taxPercentage, taxTreatment, grossTotal, openAmount, notes } = invoice;
  const why = TEXTS.treatments[taxTreatment];
  return (
    <Row gap={3} align="stretch" wraps sx={CARD}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {notes && (
          <>
            <Quiet size="caption">{TEXTS.notes}</Quiet>
            <Box sx={{ whiteSpace: 'pre-line' }}>{notes}</Box>
          </>
        )}
      </Box>
      <Box component="dl" aria-label={TEXTS.sums} sx={SUMS}>
        <dt>{TEXTS.net}</dt>
        <dd>{formatEuro(netTotal.value)}</dd>
        <dt>{[TEXTS.tax(shortDecimal(taxPercentage)), why].filter(Boolean).join(', ')}</dt>
        <dd>{formatEuro(tax.value)}</dd>
        <Box component="dt" className="gross">
          {TEXTS.gross}
        </Box>
        <Box component="dd" className="gross">
          {formatEuro(grossTotal.value)}
        </Box>
        {isPartPaid({ grossTotal, openAmount }) && (
          <>
            <dt>{TEXTS.open}</dt>
            <dd>{formatEuro(openAmount.value)}</dd>
          </>
        )}
      </Box>
    </Row>
  );
}

const TABLE: SystemStyleObject<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& tr > :first-of-type': { pl: 2 },
  '& tr > :last-of-type': { pr: 2 },
  '& thead th': {
    py: 0.5,
    bgcolor: NEUTRAL[25],
    borderBottom: `1px solid ${NEUTRAL[200]}`,
    color: NEUTRAL[600],
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '& tbody tr + tr > td': { borderTop: `1px solid ${NEUTRAL[150]}` },
  '& .day': { width: 64 },
  '& td.day, & .price': { color: NEUTRAL[600] },
  '& .number, & .price': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td.net': { fontWeight: 600 },
  '& .description': { overflowWrap: 'anywhere' },
  '@container (max-width: 479px)': {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'auto auto 1fr auto', columnGap: 1.5, px: 2, py: 1 },
    '& tbody tr + tr': { borderTop: `1px solid ${NEUTRAL[150]}` },
    '& tbody tr > td, & tbody tr > td:first-of-type, & tbody tr > td:last-of-type': {
      display: 'block',
      p: 0,
      border: '0 !important',
      width: 'auto',
    },
    '& td.description': { gridColumn: '1 / -1', gridRow: 1 },
    '& td.number, & td.price': { textAlign: 'left' },
    '& td.net': { gridRow: 2, gridColumn: 4, textAlign: 'right' },
  },
};
const SUMS = {
  flex: '1 1 15rem',
  maxWidth: '22rem',
  ml: 'auto',
  my: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: 0.75,
  color: 'text.secondary',
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 500, color: 'text.primary' },
  '& .gross': {
    pt: 1,
    borderTop: 1,
    borderColor: 'divider',
    color: 'text.primary',
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
    fontWeight: 650,
  },
} as const;
