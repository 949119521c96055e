import { List, Quiet } from '../layout.tsx';
import { SectionCard } from '../section-card.tsx';
import type { Asked } from '../states/failed-state.tsx';
import { Pending } from '../states/pending.tsx';
import type { PageChoice } from '../table/page-range.ts';
import { Pager } from '../table/pager.tsx';
import type { HistoryEntry, HistoryLine } from './history-line.ts';
import { HistoryRow } from './history-row.tsx';
import { HISTORY_TEXTS } from './history-texts.ts';

interface HistorySectionProps<Entry extends HistoryEntry> {
  readonly query: Asked & { readonly data: { readonly count: number; readonly items: readonly Entry[] } | undefined };
  readonly page: PageChoice;
  readonly onPage: (page: PageChoice) => void;
  /** The lines of an entry, in words of the business. */
  readonly linesOf: (entry: Entry) => readonly HistoryLine[];
}

/** Who did what, newest first. */
export function HistorySection<Entry extends HistoryEntry>(props: HistorySectionProps<Entry>) {
  const { data } = props.query;
  return (
    <SectionCard title={HISTORY_TEXTS.title} hint={data && HISTORY_TEXTS.entries(data.count)} isFlush>
      {!data && (
        <Pending
          query={props.query}
          texts={HISTORY_TEXTS}
          waiting={<Quiet sx={{ p: 2 }}>{HISTORY_TEXTS.loading}</Quiet>}
        />
      )}
      {data?.count === 0 && <Quiet sx={{ p: 2 }}>{HISTORY_TEXTS.empty}</Quiet>}
      <List>
        {data?.items.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} lines={props.linesOf(entry)} />
        ))}
      </List>
      {data && data.count > props.page.size && (
        <Pager isStill page={props.page} count={data.count} onChange={props.onPage} />
      )}
    </SectionCard>
  );
}
