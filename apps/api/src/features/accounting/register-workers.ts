import { ACCOUNTING_FAILURES } from '@gastspiel/domain/accounting/accounting-problems.ts';
import { REGISTRATION_GAPS } from '@gastspiel/domain/accounting/registration.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { knownThere } from '#features/accounting/import-employees.ts';
import { REGISTER_WORKER } from '#features/accounting/register-worker.jobs.ts';
import { insertRegistrations, pageOfCandidates, selectCandidates } from '#features/accounting/registrations.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import { enqueueAll } from '#platform/jobs/enqueue.ts';

export const accountingCandidates = query({
  action: 'accounting.read',
  input: z.object({ search: z.string().max(256).nullish(), page: PageInput }),
  run: async ({ db, input: { search, page } }) =>
    pageOfCandidates(db, { search: search ?? null, known: await knownThere(db) }, page),
});

export const accountingCandidate = query({
  action: 'accounting.read',
  input: z.object({ targetUserId: EntityId }),
  run: async ({ db, input: { targetUserId } }) => {
    const [candidate] = await selectCandidates(db, [targetUserId], await knownThere(db));
    if (!candidate) throw new Failure(GENERAL_FAILURES.notFound);
    return candidate;
  },
});

/** Orders it for each of them; what is missing is named first, and then nobody is registered. */
export const registerWorkers = mutation({
  action: 'accounting.write',
  input: z.object({ targetUserIds: z.array(EntityId).min(1, ACCOUNTING_FAILURES.nothingChosen.message).max(500) }),
  run: async ({ db, actor, input, now, record, nothingChanged }) => {
    const ids = [...new Set(input.targetUserIds)];
    const candidates = await selectCandidates(db, ids, await knownThere(db));
    if (candidates.length < ids.length) throw new Failure(GENERAL_FAILURES.notFound);
    for (const { firstName, lastName, gaps, accountingId } of candidates) {
      if (accountingId !== null) throw new Failure(ACCOUNTING_FAILURES.alreadyThere);
      if (gaps.length === 0) continue;
      const missing = gaps.map((gap) => REGISTRATION_GAPS[gap]).join(', ');
      throw new Failure({ ...ACCOUNTING_FAILURES.incomplete, message: `${firstName} ${lastName}: ${missing}.` });
    }
    const ordered = await insertRegistrations(db, ids, { byName: nameOf(actor), actor, now });
    await enqueueAll(
      db,
      REGISTER_WORKER,
      ordered.map((userId) => ({ userId })),
    );
    for (const id of ordered)
      record({ entityType: 'staff-member', entityId: id, after: { registrationOrdered: true } });
    if (ordered.length === 0) nothingChanged();
    return { ids };
  },
  answer: async ({ db }, { ids }) => selectCandidates(db, ids),
});
