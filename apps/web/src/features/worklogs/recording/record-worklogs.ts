import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { type TypedFault, typedFault } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import type { WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient, renewTopics } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCK, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import type { Row } from './recording.ts';

/** Records the hours of a whole block over the version that was seen. */
export const recordWorklogs = defineCommand({
  document: graphql(`
    mutation RecordWorklogs($id: String!, $version: Int!, $worklogs: [WorklogInput!]!) {
      recordWorklogs(worklogBlockId: $id, version: $version, worklogs: $worklogs) { id }
    }
  `),
  renew: ({ id }) =>
    Promise.all([queryClient.invalidateQueries({ queryKey: [WORKLOG_BLOCK, id] }), renewTopics(WORKLOG_BLOCKS)]),
});

const entryInput = ({ type, start, end, breakMinutes }: WorklogEntry) => ({
  type,
  startDateTime: toOffsetString(start),
  endDateTime: toOffsetString(end),
  breakInSeconds: breakMinutes * 60,
});

export const worklogInput = ({ worker, typed, note, read }: Row) => ({
  worklogUserId: worker.userId,
  didNotCome: typed.didNotCome,
  note: note.trim() || null,
  entries: read.entries.map(entryInput),
});

const PATH = /^worklogs\.(\d+)\.(?:entries(?:\.(\d+)\.(\w+))?|note)$/;

/** The server's refusals, by the worker whose line they are about. Those that belong to no line are not among them. */
export function refusedFaults(
  fields: Readonly<Record<string, string>>,
  rows: readonly Row[],
): ReadonlyMap<string, readonly TypedFault[]> {
  const found = Object.entries(fields).flatMap(([path, message]) => {
    const [isMatch, row, entry, part] = PATH.exec(path) ?? [];
    const refused = isMatch ? rows[Number(row)] : undefined;
    if (!refused) return [];
    const at =
      entry === undefined ? null : ([Number(entry), part] as Parameters<ReturnType<typeof typedFault>>[0]['at']);
    return [{ userId: refused.worker.userId, fault: typedFault(refused.read.entries)({ at, message }) }];
  });
  const byWorker = Map.groupBy(found, ({ userId }) => userId);
  return new Map([...byWorker].map(([userId, list]) => [userId, list.map(({ fault }) => fault)]));
}
