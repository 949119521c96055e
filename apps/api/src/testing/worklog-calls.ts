import { isDeepStrictEqual } from 'node:util';
import { past } from '#app/testing/a-worked-evening.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

export interface SaidWorklog {
  readonly worklogUserId: string;
  readonly didNotCome?: boolean;
  readonly note?: string;
  readonly entries: readonly object[];
}

/** A shift of the evening three days ago, unless another one is said. */
export const shift = (
  startDateTime = past(3, '18:00'),
  endDateTime = past(2, '02:00'),
  breakInSeconds = 1800,
  type = 'WORK',
) => ({
  startDateTime,
  endDateTime,
  type,
  breakInSeconds,
});

const BLOCK = `id version worklogsEnteredAt worklogRecordedAt workMinutes breakMinutes travelToMinutes travelFromMinutes
  actualStartDateTime actualEndDateTime didNotComeCount bookedTargetUsers printoutRecipientName printoutState printoutObstacle
  printoutFailure printout { id sentAt isByHand includedRowsMatchSentRows }
  changesSinceSent { came went moved { name startBefore endBefore startAfter endAfter } }
  appointment { description } invoiceRecipient { id }`;

/** Calls about hours in few words, for tests that are about what follows from them. */
export function worklogCalls(api: TestApi, staff: () => TestUser) {
  const ask = async (query: string, variables: Record<string, unknown> = {}, by = staff()) => {
    const { data, errors } = await api.call(query, variables, by.headers);
    return { data, errors, message: errors[0]?.message, fields: errors[0]?.extensions['fields'] };
  };
  return {
    ask,
    record: async (worklogBlockId: string, version: number, worklogs: readonly SaidWorklog[], by = staff()) => {
      const { data, ...rest } = await ask(
        `mutation ($id: String!, $version: Int!, $worklogs: [WorklogInput!]!) {
          it: recordWorklogs(worklogBlockId: $id, version: $version, worklogs: $worklogs) { ${BLOCK} } }`,
        { id: worklogBlockId, version, worklogs },
        by,
      );
      return { block: data?.it, ...rest };
    },
    /** As its page shows it: counted from the sources. A list that has it shows the same, from its standing. */
    block: async (worklogBlockId: string, by = staff()) => {
      const { data, ...rest } = await ask(
        `query ($id: String!) {
          it: fetchWorklogBlockInfo(worklogBlockId: $id) { ${BLOCK} } list: worklogBlocks { items { ${BLOCK} } } }`,
        { id: worklogBlockId },
        by,
      );
      const listed = data?.list.items.find(({ id }: { id: string }) => id === worklogBlockId);
      if (listed && !isDeepStrictEqual(listed, data.it)) throw new Error('the list and the page differ');
      return { block: data?.it, ...rest };
    },
    worklogs: async (worklogBlockId: string) => {
      const { data } = await ask(
        `query ($id: String!) { it: worklogs(worklogBlockId: $id) { worklogUserId worklogUserName isTransient didNotCome note
          warnings entries { startDateTime endDateTime type breakInSeconds } } }`,
        { id: worklogBlockId },
      );
      return data.it;
    },
    /** The ids of the blocks that a filter leaves, in their order. */
    list: async (filter: object, by = staff()): Promise<string[]> => {
      const { data } = await ask(
        'query ($filter: WorklogBlockFilter) { it: worklogBlocks(filter: $filter) { items { id } count } }',
        { filter },
        by,
      );
      const ids = data.it.items.map(({ id }: { id: string }) => id);
      if (ids.length !== data.it.count) throw new Error('the list and its count differ');
      return ids;
    },
  };
}
