import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { usePlace } from '#platform/navigation/router.ts';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import type { BillableBlock } from './billing-query.ts';
import { LINE_TEXTS as TEXTS } from './form-texts.ts';

interface BlockObstaclesProps {
  readonly blocks: readonly BillableBlock[];
  readonly recipientId: string;
}

/** Blocks of the recipient that can't be billed yet, each with the way to what is missing. */
export function BlockObstacles({ blocks, recipientId }: BlockObstaclesProps) {
  if (blocks.length === 0) return null;
  return (
    <Box sx={{ borderTop: `1px solid ${NEUTRAL[150]}`, px: 2, py: 1.25 }}>
      <Box component="h3" sx={{ m: 0, typography: 'body2', fontWeight: 600 }}>
        {TEXTS.obstacles}
      </Box>
      <List>
        {blocks.map((block) => (
          <Obstacle key={block.id} block={block} recipientId={recipientId} />
        ))}
      </List>
    </Box>
  );
}

function Obstacle({ block, recipientId }: { readonly block: BillableBlock; readonly recipientId: string }) {
  const { id, description, typeDescription, startDateTime } = block;
  const { pathname, search } = usePlace();
  const obstacle = block.obstacle ?? 'NO_HOURS';
  const recipient = linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: recipientId });
  const query = Object.keys(search).length > 0 ? `?${new URLSearchParams(search)}` : '';
  const href =
    obstacle === 'PRICE_MISSING'
      ? `${recipient}?${new URLSearchParams({ field: `price ${typeDescription}`, back: `${pathname}${query}` })}`
      : linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId: id });
  const what = `${typeDescription} – ${description}`;
  return (
    <Row component="li" wraps sx={{ columnGap: 1.5, minHeight: { xs: 44, sm: 30 }, typography: 'body2' }}>
      <Quiet component="span" sx={{ width: 40 }}>
        {formatDayOf(startDateTime).slice(0, 6)}
      </Quiet>
      <Box component="span" sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {what}
      </Box>
      <Box component="span" sx={WORD}>
        <TriangleAlert size={14} aria-hidden />
        {TEXTS.obstacle[obstacle]}
      </Box>
      <Link href={href} aria-label={TEXTS.mendOf(TEXTS.mend[obstacle], what)}>
        {TEXTS.mend[obstacle]}
      </Link>
    </Row>
  );
}

const WORD = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: TONES.warning.text,
  fontWeight: 500,
} as const;
