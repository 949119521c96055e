import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CirclePause, CircleX, Hourglass, MailCheck, MailX, Pencil } from 'lucide-react';
import { InvoiceStateChip } from '#features/invoices/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Cut, Stack } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { ROW_TEXTS as TEXTS } from './billing-run-texts.ts';
import { isSendable, type RunRow } from './run-rows.ts';
import { CHIP_LINE, CHIP_LINK, WIDE } from './wide.ts';

/** The outcome of today: the invoice with its number, or why there is none. */
export function Result(row: RunRow) {
  const { item, sending } = row;
  if (!item) return null;
  const failure = sending?.failure ?? (item.state === 'FAILED' ? item.failure : null);
  return (
    <Stack gap={0.25} sx={{ py: { sm: 0.5 } }}>
      <Box sx={CHIP_LINE}>
        <Outcome {...row} />
        {item.invoiceId && (
          <Link href={linkTo('/invoice/$invoiceId', { invoiceId: item.invoiceId })} underline="hover" sx={NUMBER}>
            {item.invoiceNumber}
          </Link>
        )}
      </Box>
      {failure && (
        <Box sx={FAILURE}>
          <Cut>{failure}</Cut>
        </Box>
      )}
    </Stack>
  );
}

function Outcome(row: RunRow) {
  const { item, sending } = row;
  if (item?.state === 'WAITING') return <StateChip tone="info" icon={Hourglass} label={TEXTS.waiting} />;
  if (item?.state === 'STOPPED') return <StateChip tone="neutral" icon={CirclePause} label={TEXTS.stopped} />;
  if (item?.state === 'FAILED') return <StateChip tone="danger" icon={CircleX} label={TEXTS.notMade} />;
  if (sending?.state === 'WAITING') return <StateChip tone="info" icon={Hourglass} label={TEXTS.sending} />;
  if (sending?.state === 'DONE') return <StateChip tone="success" icon={MailCheck} label={TEXTS.sent} />;
  if (sending?.state === 'FAILED') return <StateChip tone="danger" icon={MailX} label={TEXTS.notSent} />;
  if (isSendable(row)) return <StateChip tone="neutral" icon={Pencil} label={TEXTS.draft} />;
  return item?.billed && <InvoiceStateChip state={item.billed.state} />;
}

const NUMBER = {
  ...CHIP_LINK,
  fontVariantNumeric: 'tabular-nums',
} as const;
/** Whole in its title, and in the card of the run. */
const FAILURE = {
  maxWidth: { sm: 140 },
  [WIDE]: { maxWidth: 190 },
  typography: 'caption',
  lineHeight: '1rem',
  color: 'text.secondary',
} as const;
