import { ACCOUNTING_PROBLEMS } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { REJECTIONS } from '@gastspiel/domain/accounting/transfer.ts';
import Box from '@mui/material/Box';
import { Check, CircleHelp, CirclePause, CircleX, Hourglass, type LucideIcon, Send } from 'lucide-react';
import { useState } from 'react';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { useNow } from '#platform/state/use-now.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { Pager, usePageWithin } from '#ui/table/pager.tsx';
import type { Tone } from '#ui/tokens.ts';
import { PAGE_TEXTS, whenText } from '../accounting-texts.ts';
import { ACCOUNTING_TITLES } from '../accounting-titles.ts';
import { linkToTab } from '../tabs.ts';
import { Trouble } from '../trouble.tsx';
import { BlockLink, shortDay, WorkerName, whatOf } from './difference-columns.tsx';
import { HoursChange } from './hours-change.tsx';
import { daysText, periodName } from './period.ts';
import { TransferChip } from './transfer-chip.tsx';
import { isRunning, type TransferLine, useTransfer } from './transfer-query.ts';
import { LIST_TEXTS, LOG_TEXTS, DETAIL_TEXTS as TEXTS } from './transfer-texts.ts';

const FIRST_PAGE = { number: 1, size: 25 };

/** A transfer with what became of each of its lines; those that were not taken come first. */
export function TransferPage() {
  const { transferId } = usePathParams('/accounting/transfer/$transferId');
  const [page, setPage] = useState(FIRST_PAGE);
  const now = useNow();
  const query = useTransfer(transferId, page);
  const { data: transfer } = query;
  usePageWithin(transfer?.lines, page, setPage);
  if (!transfer) return <Pending query={query} texts={TEXTS} />;
  const hasEnded = !isRunning(transfer);
  const { lines } = transfer;
  return (
    <DetailPage
      crumbs={[
        { label: PAGE_TEXTS.up, href: linkTo('/worklog_recording') },
        { label: ACCOUNTING_TITLES.page, href: linkToTab('transfer') },
        { label: ACCOUNTING_TITLES.transfer },
      ]}
      title={TEXTS.title(periodName(transfer))}
      chips={<TransferChip transfer={transfer} large />}
      meta={[
        daysText(transfer),
        TEXTS.ordered(whenText(transfer.orderedAt, now), transfer.orderedByName),
        ...(transfer.endedAt ? [TEXTS.ended(whenText(transfer.endedAt, now))] : []),
      ].join(' · ')}
    >
      {transfer.failure && <Trouble>{ACCOUNTING_PROBLEMS[transfer.failure]}</Trouble>}
      {hasEnded && transfer.sentCount > 0 && (
        <NoticeCard icon={<CircleHelp />} tone="warning" title={TEXTS.uncertain}>
          {TEXTS.uncertainHint(transfer.sentCount)}
        </NoticeCard>
      )}
      <SectionCard title={TEXTS.lines} hint={LOG_TEXTS.of(transfer.acceptedCount, transfer.count)} isFlush>
        <CardTable
          label={TEXTS.lines}
          columns={hasEnded ? ENDED_COLUMNS : COLUMNS}
          rows={lines.items}
          rowKey={({ position }) => String(position)}
          card={hasEnded ? InFewOfEnded : InFew}
          cardMark={HoursChange}
        />
        {lines.count > FIRST_PAGE.size && (
          <Box sx={{ px: { xs: 2, sm: 0 } }}>
            <Pager isStill page={page} count={lines.count} onChange={setPage} />
          </Box>
        )}
      </SectionCard>
    </DetailPage>
  );
}

const LOOKS: Readonly<Record<TransferLine['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  WAITING: { tone: 'neutral', icon: Hourglass },
  SENT: { tone: 'info', icon: Send },
  ACCEPTED: { tone: 'success', icon: Check },
  REJECTED: { tone: 'danger', icon: CircleX },
  STOPPED: { tone: 'neutral', icon: CirclePause },
};

/** A line without an answer is unknown once nobody waits for it any more. */
function Result({ line: { state, rejection }, hasEnded }: { readonly line: TransferLine; readonly hasEnded: boolean }) {
  const isUncertain = state === 'SENT' && hasEnded;
  return (
    <Stack gap={0.25} sx={{ justifyItems: 'start', py: { sm: 0.5 } }}>
      {isUncertain ? (
        <StateChip tone="warning" icon={CircleHelp} label={TEXTS.uncertain} />
      ) : (
        <StateChip {...LOOKS[state]} label={TEXTS.states[state]} />
      )}
      {rejection && (
        <Box component="span" sx={{ typography: 'body2', maxWidth: 240, whiteSpace: 'normal' }}>
          {REJECTIONS[rejection]}
        </Box>
      )}
    </Stack>
  );
}

const columnsOf = (hasEnded: boolean): readonly Column<TransferLine>[] => [
  { key: 'worker', label: LIST_TEXTS.worker, cell: WorkerName },
  { key: 'day', label: LIST_TEXTS.day, cell: shortDay },
  { key: 'appointment', label: LIST_TEXTS.appointment, takesRest: true, cell: BlockLink },
  { key: 'kind', label: TEXTS.kind, priority: 2, cell: ({ step }) => TEXTS.steps[step] },
  { key: 'hours', label: LIST_TEXTS.hours, align: 'right', cell: HoursChange },
  { key: 'result', label: TEXTS.result, cell: (line) => <Result line={line} hasEnded={hasEnded} /> },
];
const COLUMNS = columnsOf(false);
const ENDED_COLUMNS = columnsOf(true);

const inFewOf = (hasEnded: boolean) => (line: TransferLine) => (
  <Stack gap={0.5}>
    <Quiet component="span">{`${shortDay(line)} · ${whatOf(line)}`}</Quiet>
    <Result line={line} hasEnded={hasEnded} />
  </Stack>
);
const InFew = inFewOf(false);
const InFewOfEnded = inFewOf(true);
