import { memo } from 'react';
import { HistoryEntries, type HistoryEntry, useHistoryPages } from '#parts/history/history-page.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import type { Worker } from './block-query.ts';
import { worklogHistoryLines } from './worklog-history-lines.ts';

const WorklogBlockHistory = graphql(
  `
  query WorklogBlockHistory($id: String!, $page: PageInput) {
    fetchWorklogBlockInfo(worklogBlockId: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

type Step = HistoryEntry & { readonly parts?: readonly HistoryEntry[] };

/** One recording leaves a record of the block and one of each worker, all of the same moment: people read them as one. */
const inOneStep = (items: readonly HistoryEntry[]): Step[] =>
  [...Map.groupBy(items, ({ at, actorName }) => `${at} ${actorName}`).values()].flatMap((parts) => {
    const [first] = parts;
    const ofBlock = parts.filter(({ subjectId }) => subjectId === null || subjectId === undefined);
    return first ? [{ ...first, parts: [...ofBlock, ...parts.filter((part) => !ofBlock.includes(part))] }] : [];
  });

interface BlockHistoryProps {
  readonly id: string;
  readonly workers: readonly Worker[];
}

/** Who recorded and sent what of the block. */
export const BlockHistory = memo(function BlockHistory({ id, workers }: BlockHistoryProps) {
  const history = useHistoryPages(WorklogBlockHistory, { id }, [WORKLOG_BLOCK, id], ({ fetchWorklogBlockInfo }) => {
    const { items, count } = fetchWorklogBlockInfo.history;
    return { count, items: inOneStep(items) };
  });
  const names = new Map(workers.map(({ userId, name }) => [userId, name]));
  return (
    <HistorySection
      {...history}
      linesOf={({ parts = [] }: Step) => parts.flatMap((part) => worklogHistoryLines(part, names))}
    />
  );
});
