import type { TransferDays } from '@gastspiel/domain/accounting/transfer.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import { COLUMNS, InFew, nameOf, shortDay, whatOf } from './difference-columns.tsx';
import { HoursChange } from './hours-change.tsx';
import { type Difference, type Shown, useDifferences } from './transfer-query.ts';
import { LIST_TEXTS as TEXTS } from './transfer-texts.ts';

const FIRST_PAGE = { number: 1, size: 10 };
const FEW = 5;

/** The times of one kind. */
export function DifferencesCard({ period, shown }: { readonly period: TransferDays; readonly shown: Shown }) {
  const [page, setPage] = useState(FIRST_PAGE);
  const query = useDifferences(period, shown, page);
  const { data, isPlaceholderData } = query;
  usePageWithin(data, page, setPage);
  if (hasFailed(query)) return <FailedState isSmall title={TEXTS.failed} query={query} />;
  return (
    <SectionCard title={TEXTS.titles[shown]} hint={data && TEXTS.hints[shown](data.count)} isFlush>
      <CardTable
        label={TEXTS.titles[shown]}
        columns={COLUMNS[shown]}
        // Those of another kind would stand under the wrong heads.
        rows={isPlaceholderData && data?.items.some((one) => kindOf(one) !== shown) ? undefined : data?.items}
        rowKey={keyOf}
        card={InFew}
        cardMark={HoursChange}
      />
      {data && data.count > FIRST_PAGE.size && (
        <Box sx={{ px: { xs: 2, sm: 0 } }}>
          <Pager isStill page={page} count={data.count} onChange={setPage} />
        </Box>
      )}
    </SectionCard>
  );
}

const kindOf = ({ obstacle, step }: Difference): Shown => (obstacle ? 'KEPT' : step);
/** Somebody has several shifts in a block. */
const keyOf = (one: Difference): string => [one.worklogBlockId, one.targetUserId, one.isTravel, one.ordinal].join(' ');

/** The corrections at a glance, as payroll has them and as they are. */
export function ChangedCard({ period, onShowAll }: { readonly period: TransferDays; readonly onShowAll: () => void }) {
  const { data } = useDifferences(period, 'CHANGED', FIRST_PAGE);
  return (
    <SectionCard
      title={TEXTS.titles.CHANGED}
      hint={data?.count}
      isFlush
      action={
        <Button size="small" onClick={onShowAll} sx={{ color: 'primary.main' }}>
          {TEXTS.showAll(data?.count ?? 0)}
        </Button>
      }
    >
      <List isRuled aria-label={TEXTS.titles.CHANGED} sx={LIST}>
        {data?.items.slice(0, FEW).map((one) => (
          <li key={keyOf(one)}>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Box sx={{ fontWeight: 500 }}>{nameOf(one)}</Box>
              <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>{`${shortDay(one)} · ${whatOf(one)}`}</Quiet>
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <HoursChange {...one} />
            </Box>
          </li>
        ))}
      </List>
    </SectionCard>
  );
}

const LIST = { '& > li': { display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 0.75 } } as const;
