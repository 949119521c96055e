import type { Period } from '@gastspiel/domain/time/period.ts';
import type { WorklogEntry } from '@gastspiel/domain/worklogs/worklog.ts';
import type { WorkElsewhere } from '@gastspiel/domain/worklogs/worklog-warnings.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { WORKLOG_BLOCK } from '#platform/live/topics.ts';

const BlockWithWorklogs = graphql(`
  query WorklogBlock($id: String!) {
    fetchWorklogBlockInfo(worklogBlockId: $id) {
      id version hasEnded workMinutes worklogRecordedAt worklogsEnteredAt recordedByName
      viewerCanRecord printoutState payrollState
      printout { sentAt }
      invoiceRecipient { id name }
      invoice { id number isSent }
      appointment { description startDateTime endDateTime typeDescription }
    }
    worklogs(worklogBlockId: $id) {
      worklogUserId worklogUserName isPrevented isTransient didNotCome note
      entries { type startDateTime endDateTime breakInSeconds }
      elsewhere { startDateTime endDateTime breakInSeconds isRecorded }
    }
  }
`);

type Answer = ResultOf<typeof BlockWithWorklogs>;
type Worklog = Answer['worklogs'][number];
export type Block = Answer['fetchWorklogBlockInfo'];

/** Somebody who is booked, with what was recorded of them or is planned. */
export interface Worker extends Pick<Worklog, 'isPrevented' | 'isTransient' | 'didNotCome' | 'note'> {
  readonly userId: string;
  readonly name: string;
  readonly entries: readonly WorklogEntry[];
  readonly elsewhere: readonly WorkElsewhere[];
}

export interface BlockToRecord {
  readonly block: Block;
  readonly workers: readonly Worker[];
}

interface Stretch {
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly breakInSeconds: number;
}

const stretchOf = ({ startDateTime, endDateTime, breakInSeconds }: Stretch) => ({
  start: new Date(startDateTime),
  end: new Date(endDateTime),
  breakMinutes: breakInSeconds / 60,
});

const workerOf = ({ worklogUserId, worklogUserName, entries, elsewhere, ...rest }: Worklog): Worker => ({
  ...rest,
  userId: worklogUserId,
  name: worklogUserName,
  entries: entries.map((entry) => ({ type: entry.type, ...stretchOf(entry) })),
  elsewhere: elsewhere.map((work) => ({ isRecorded: work.isRecorded, ...stretchOf(work) })),
});

/** A block with its workers' hours. */
export const blockQuery = (id: string) => ask(BlockWithWorklogs, { id }, [WORKLOG_BLOCK, id], (answer) => answer);

export const toRecord = ({ fetchWorklogBlockInfo: block, worklogs }: Answer): BlockToRecord => ({
  block,
  workers: worklogs.map(workerOf),
});

export const plannedOf = ({ appointment }: Block): Period => ({
  start: new Date(appointment.startDateTime),
  end: new Date(appointment.endDateTime),
});
