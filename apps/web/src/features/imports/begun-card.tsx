import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, Undo2 } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import type { BegunImport, Kind } from './import-kind.ts';
import { IMPORT_TEXTS as TEXTS } from './import-texts.ts';

function State({ endedAt, undoneAt }: BegunImport) {
  if (undoneAt) return <StateChip tone="neutral" icon={Undo2} label={TEXTS.undone} />;
  if (endedAt) return <StateChip tone="success" icon={CircleCheck} label={TEXTS.ended} />;
  return <StateChip tone="info" icon={Hourglass} label={TEXTS.running} />;
}

/** "2 angelegt, 1 ausgelassen" */
const outcomesOf = ({ outcomes }: BegunImport): string =>
  keysOf(TEXTS.outcomes)
    .flatMap((outcome) =>
      outcomes.filter((one) => one.outcome === outcome).map(({ count }) => TEXTS.outcomes[outcome](count)),
    )
    .join(', ');

const COLUMNS: readonly Column<BegunImport>[] = [
  { key: 'file', label: TEXTS.begunFile, takesRest: true, cell: ({ fileName }) => fileName },
  { key: 'at', label: TEXTS.begunAt, priority: 2, cell: ({ startedAt }) => formatInstant(startedAt) },
  { key: 'result', label: TEXTS.result, priority: 2, cell: outcomesOf },
  { key: 'state', label: TEXTS.begunState, cell: State },
];

/** A job tells nobody when it is done; it is asked. */
const ASK_AGAIN_MS = 5000;

/** The imports of the last day: the way back to undoing one, and to the rows that failed. */
export function BegunCard({ kind }: { readonly kind: Kind }) {
  const query = useQuery({
    ...kind.begun(),
    refetchInterval: ({ state: { data } }) => (data?.some(({ endedAt }) => !endedAt) ? ASK_AGAIN_MS : false),
  });
  const { data } = query;
  if (!data) return hasFailed(query) && <FailedState title={TEXTS.begunFailed} query={query} />;
  if (data.length === 0) return null;
  return (
    <SectionCard title={TEXTS.begun} hint={TEXTS.begunHint} isFlush>
      <CardTable
        label={TEXTS.begun}
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${linkTo(kind.path)}?import=${id}`}
        card={(begun) => (
          <Quiet size="body2">{[formatInstant(begun.startedAt), outcomesOf(begun)].filter(Boolean).join(' · ')}</Quiet>
        )}
        cardMark={State}
      />
    </SectionCard>
  );
}
