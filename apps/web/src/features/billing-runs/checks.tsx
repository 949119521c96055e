import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Check, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { createFor } from '#features/invoices/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES } from '#ui/tokens.ts';
import { CHECK_TEXTS as TEXTS } from './billing-run-texts.ts';
import { isChanged, isSendable, type RunRow } from './run-rows.ts';
import { TravelTick } from './travel-ticks.tsx';
import { CHIP_LINE, CHIP_LINK, WIDE } from './wide.ts';

/** Something to be seen to, with the way to where it is mended. */
interface Finding {
  readonly tone: 'danger' | 'warning';
  readonly label: string;
  readonly step: string;
  readonly href: string;
}

function findingsOf(row: RunRow): readonly Finding[] {
  const recipient = linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: row.recipientId });
  const at = (field: string, more = {}): string =>
    `${recipient}?${new URLSearchParams({ field, back: 'billing_run', ...more })}`;
  const gap = (label: string, field: string, more = {}): Finding => ({
    tone: 'danger',
    label,
    step: TEXTS.mend,
    href: at(field, more),
  });
  const hint = (key: keyof typeof TEXTS.hints): Finding => ({
    tone: 'warning',
    label: TEXTS.hints[key],
    step: key === 'VAT_NUMBER_NOT_CHECKED' || key === 'VAT_NUMBER_INVALID' ? TEXTS.verify : TEXTS.mend,
    href:
      key === 'SENDER_VAT_NUMBER_MISSING'
        ? linkTo('/invoice_sender')
        : at(key === 'EMAIL_MISSING' ? 'letterHead.contactEmail' : 'letterHead.vatNumber'),
  });
  const blocks = createFor(row.recipientId);
  if (isSendable(row)) return row.item?.billed?.isEmailMissing ? [hint('EMAIL_MISSING')] : [];
  const { gaps = [], hints = [], typesWithoutPrice = [], dayWithoutPrice: day } = row.proposal ?? {};
  return [
    ...(gaps.includes('PRICE_MISSING')
      ? [gap(TEXTS.priceMissing(typesWithoutPrice), `price ${typesWithoutPrice[0] ?? ''}`, day ? { day } : {})]
      : []),
    ...(gaps.includes('ADDRESS_MISSING') ? [gap(TEXTS.addressMissing, 'letterHead.address.streetNameAndNumber')] : []),
    ...(gaps.includes('TOO_MANY_BLOCKS') ? [{ ...gap(TEXTS.tooManyBlocks, ''), step: TEXTS.look, href: blocks }] : []),
    ...(isChanged(row.item)
      ? [{ tone: 'warning' as const, label: TEXTS.changed, step: TEXTS.look, href: blocks }]
      : []),
    ...hints.map(hint),
  ];
}

/** A longer text would push the other columns away. */
const LONG = 24;

const ICONS: Readonly<Record<Finding['tone'], LucideIcon>> = { danger: CircleX, warning: TriangleAlert };

/** Points that somebody has to see to, or the note that there are none. */
export function Checks(row: RunRow) {
  const findings = findingsOf(row);
  const isComplete = findings.length === 0 && (row.proposal !== null || row.kind === 'MADE');
  return (
    <Box sx={FINDINGS}>
      {isComplete && (
        <Box component="span" sx={COMPLETE}>
          <Check size={16} aria-hidden />
          {TEXTS.complete}
        </Box>
      )}
      {findings.map(({ tone, label, step, href }) => (
        <Box key={label} sx={CHIP_LINE}>
          <StateChip tone={tone} icon={ICONS[tone]} label={label} wraps={label.length > LONG} />
          <Link href={href} underline="hover" aria-label={TEXTS.stepFor(step, row.recipientName)} sx={CHIP_LINK}>
            {step}
          </Link>
        </Box>
      ))}
      <TravelTick {...row} />
    </Box>
  );
}

const COMPLETE = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: TONES.success.text,
  fontSize: '0.8125rem',
} as const;
/** On one line where there is room beside everything else. */
const FINDINGS = {
  display: 'grid',
  gap: 0.5,
  py: { sm: 0.75 },
  maxWidth: { sm: 180 },
  [WIDE]: { width: 'max-content', maxWidth: 250 },
} as const;
