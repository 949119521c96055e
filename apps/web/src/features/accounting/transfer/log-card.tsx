import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { periodName } from './period.ts';
import { TransferChip } from './transfer-chip.tsx';
import { type Transfer, useTransfers } from './transfer-query.ts';
import { LOG_TEXTS as TEXTS } from './transfer-texts.ts';

/** The smallest page; at first a few of it are enough. */
export const LAST_TRANSFERS = { number: 1, size: 10 };
const FIRST_PAGE = { number: 1, size: 25 };
const FEW = 5;

/** The transfers so far, the newest first; each leads to its lines. */
export function LogCard() {
  const [page, setPage] = useState(LAST_TRANSFERS);
  const [isWhole, setWhole] = useState(false);
  const query = useTransfers(page);
  const { data } = query;
  usePageWithin(data, page, setPage);
  const hasMore = data && data.count > FEW;
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={
        hasMore &&
        !isWhole && (
          <Button
            size="small"
            onClick={() => {
              setWhole(true);
              setPage(FIRST_PAGE);
            }}
            sx={{ color: 'primary.main' }}
          >
            {TEXTS.all(data.count)}
          </Button>
        )
      }
    >
      {hasFailed(query) ? (
        <FailedState isSmall title={TEXTS.failed} query={query} />
      ) : data?.count === 0 ? (
        <Quiet size="body1" sx={{ p: 2 }}>
          {TEXTS.none}
        </Quiet>
      ) : (
        <List isRuled aria-label={TEXTS.title}>
          {data?.items.slice(0, isWhole ? undefined : FEW).map((transfer) => (
            <li key={transfer.id}>
              <Row transfer={transfer} />
            </li>
          ))}
        </List>
      )}
      {data && isWhole && data.count > LAST_TRANSFERS.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={data.count} onChange={setPage} />
        </Box>
      )}
    </SectionCard>
  );
}

const amountOf = ({ state, acceptedCount, count }: Transfer): string =>
  state === 'COMPLETE' ? TEXTS.lines(count) : TEXTS.of(acceptedCount, count);

function Row({ transfer }: { readonly transfer: Transfer }) {
  const { id, orderedAt, failure } = transfer;
  return (
    <ButtonBase href={linkTo('/accounting/transfer/$transferId', { transferId: id })} sx={ROW}>
      <Quiet component="span" size="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatInstant(orderedAt)}
      </Quiet>
      <TransferChip transfer={transfer} />
      <Box component="span" sx={{ fontWeight: 500 }}>
        {periodName(transfer)}
      </Box>
      <Box component="span" sx={{ typography: 'body2', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {amountOf(transfer)}
      </Box>
      {failure && (
        <Box component="span" sx={{ gridColumn: '1 / -1', typography: 'body2', color: 'error.main' }}>
          {ACCOUNTING_PROBLEMS[failure]}
        </Box>
      )}
    </ButtonBase>
  );
}

const ROW = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) max-content', sm: '8.5rem 8.5rem minmax(0, 1fr) max-content' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1,
  minHeight: 44,
  textAlign: 'left',
  typography: 'body1',
  '& > :nth-of-type(even)': { justifySelf: { xs: 'end', sm: 'start' } },
  '& > :nth-of-type(4)': { justifySelf: 'end' },
  '&:hover': { bgcolor: NEUTRAL[50] },
} as const;
