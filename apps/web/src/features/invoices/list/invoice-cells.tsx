import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import Box from '@mui/material/Box';
import { type LucideIcon, MailX, TimerReset } from 'lucide-react';
import { formatMoment } from '#ui/format/german-instant.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { Cut, Quiet } from '#ui/layout.tsx';
import { LARGE } from '#ui/table/column.ts';
import { NEUTRAL, TONES, type Tone } from '#ui/tokens.ts';
import { type InvoiceSummary, isPartPaid } from '../invoice-parts.ts';
import { InvoiceStateChip } from '../invoice-state.tsx';
import { INVOICE_TEXTS } from '../invoice-texts.ts';

export const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

/** Cancelled invoices and their cancellations step back behind those that are still to be paid. */
export const isOver = ({ state }: InvoiceSummary): boolean => state === 'CANCELLED';

/** The whole amount; what is open of it where a part was paid. */
export const Gross = (invoice: InvoiceSummary) => (
  <>
    <Box
      component="span"
      sx={{
        ...FIGURES,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        ...(isOver(invoice) && { color: NEUTRAL[500] }),
        ...(invoice.cancelledBy && { textDecoration: 'line-through' }),
      }}
    >
      {formatEuro(invoice.grossTotal.value)}
    </Box>
    {isPartPaid(invoice) && (
      <Quiet size="caption" sx={{ ...FIGURES, lineHeight: '1rem', whiteSpace: 'nowrap' }}>
        {INVOICE_TEXTS.open(formatEuro(invoice.openAmount.value))}
      </Quiet>
    )}
  </>
);

export function Recipient(invoice: InvoiceSummary) {
  const { recipientName, cancels, cancelledBy } = invoice;
  const related = cancels
    ? INVOICE_TEXTS.cancels(cancels.number)
    : cancelledBy && INVOICE_TEXTS.cancelledBy(cancelledBy.number);
  return (
    <Box sx={{ color: isOver(invoice) ? NEUTRAL[500] : 'inherit' }}>
      <Box component="span" title={recipientName} sx={NAME}>
        {recipientName}
      </Box>
      {related && (
        <Box sx={{ typography: 'caption', lineHeight: '1rem' }}>
          <Cut>{related}</Cut>
        </Box>
      )}
    </Box>
  );
}

/** In two lines where there is little room: who it is matters more than the height of a row. */
const NAME = {
  display: '-webkit-box',
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 'none', sm: '2' },
  [LARGE]: { WebkitLineClamp: '1' },
} as const;

/** When the mail server took it, or why it did not. */
export function Sent({ invoice, now }: { readonly invoice: InvoiceSummary; readonly now: Date }) {
  const { lastSentAt, mailFailure, processingSteps } = invoice;
  if (mailFailure) {
    return (
      <Box component="span" title={MAIL_FAILURES[mailFailure]} sx={FAILURE}>
        <MailX size={14} aria-hidden />
        {INVOICE_TEXTS.mailFailures[mailFailure]}
      </Box>
    );
  }
  if (lastSentAt) return formatMoment(lastSentAt, now);
  return processingSteps.sentAt ? INVOICE_TEXTS.beingSent : INVOICE_TEXTS.none;
}

const FAILURE = {
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: TONES.danger.text,
  fontWeight: 500,
} as const;

/** How far it is; a refused mail is told here where there is no column for it. */
export const State = ({ state, isOutdated, mailFailure }: InvoiceSummary) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'middle' }}>
    <InvoiceStateChip state={state} />
    {isOutdated && <Mark icon={TimerReset} tone="orange" words={INVOICE_TEXTS.outdated} />}
    {mailFailure && <Mark icon={MailX} tone="danger" words={MAIL_FAILURES[mailFailure]} isNotLarge />}
  </Box>
);

interface MarkProps {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly words: string;
  readonly isNotLarge?: boolean;
}

/** Above the link that covers the row, so that its words can be pointed at. */
const Mark = ({ icon: Icon, tone, words, isNotLarge = false }: MarkProps) => (
  <Box
    component="span"
    role="img"
    aria-label={words}
    title={words}
    sx={{ ...MARK, color: TONES[tone].text, ...(isNotLarge && { [LARGE]: { display: 'none' } }) }}
  >
    <Icon size={16} aria-hidden />
  </Box>
);

const MARK = { position: 'relative', zIndex: 1, display: 'inline-flex' } as const;
