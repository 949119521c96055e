import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { Period } from '@gastspiel/domain/time/period.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { WorklogInput, type WorklogValues } from '@gastspiel/domain/worklogs/worklog-input.ts';
import { worklogFaults } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { z } from 'zod';
import { lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { assertNotInvoiced } from '#features/worklogs/evidence.ts';
import { loadBlock } from '#features/worklogs/find-blocks.ts';
import {
  auditedEntries,
  findBlockVersion,
  saveWorklogs,
  selectWorkers,
  type WorkerRow,
} from '#features/worklogs/worklogs.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

const MAX_WORKERS = 1000;

/** The hours of the whole block in one step: nobody finds half of them. */
export const recordWorklogs = mutation({
  action: 'worklogs.record',
  input: z.object({
    worklogBlockId: EntityId,
    version: z.int(),
    worklogs: z.array(WorklogInput).min(1).max(MAX_WORKERS),
  }),
  run: async ({ db, actor, input: { worklogBlockId: id, version, worklogs }, now, record }) => {
    const appointment = await lockAppointmentForUpdate(db, id);
    const current = await findBlockVersion(db, id);
    // There is a block where somebody pays and somebody is booked, or where one has left a trace.
    const isBlock = appointment && (current > 0 || (appointment.invoiceRecipientId && appointment.booked > 0));
    if (!isBlock) throw new Failure(GENERAL_FAILURES.notFound);
    if (appointment.startsAt > now) throw new Failure(WORKLOG_FAILURES.notBegun);
    if (current !== version) throw new Failure(GENERAL_FAILURES.stale);
    await assertNotInvoiced(db, id);
    const workers = await selectWorkers(db, id);
    assertSameWorkers(workers, worklogs);
    assertFaultless(worklogs, { start: appointment.startsAt, end: appointment.endsAt }, now);
    await saveWorklogs(db, { id, by: nameOf(actor), now }, worklogs);
    const before = new Map(workers.map(({ userId, recorded }) => [userId, recorded]));
    record({ entityType: 'worklog-block', entityId: id, after: { recorded: true } });
    for (const { worklogUserId, didNotCome, note, entries } of worklogs) {
      const old = before.get(worklogUserId);
      if (old && isSame(old, { didNotCome, note, entries })) continue;
      record({
        entityType: 'worklog-block',
        entityId: id,
        subjectId: worklogUserId,
        before: old ? { didNotCome: old.didNotCome, note: old.note, entries: auditedEntries(old.entries) } : null,
        after: { didNotCome, note, entries: auditedEntries(entries) },
      });
    }
    return { id };
  },
  answer: ({ db }, { id }) => loadBlock(db, id),
});

const isSame = (old: object, recorded: object): boolean => JSON.stringify(old) === JSON.stringify(recorded);

/** Each booked worker once: neither is anybody forgotten nor anybody recorded who was not there. */
function assertSameWorkers(workers: readonly WorkerRow[], worklogs: readonly WorklogValues[]): void {
  const booked = new Set(workers.map(({ userId }) => userId));
  const said = new Set(worklogs.map(({ worklogUserId }) => worklogUserId));
  if (said.size !== worklogs.length || said.size !== booked.size || [...said].some((id) => !booked.has(id))) {
    throw new Failure(WORKLOG_FAILURES.otherWorkers);
  }
}

function assertFaultless(worklogs: readonly WorklogValues[], planned: Period, now: Date): void {
  const fields: Record<string, string> = {};
  for (const [index, worklog] of worklogs.entries()) {
    for (const { at, message } of worklogFaults(worklog, planned, now)) {
      fields[['worklogs', index, 'entries', ...(at ?? [])].join('.')] ??= message;
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, fields);
}
