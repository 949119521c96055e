import { REGISTRATION_GAPS, REGISTRATION_STATES } from '@gastspiel/domain/accounting/registration.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { accountingCandidate, accountingCandidates, registerWorkers } from '#features/accounting/register-workers.ts';
import type { Candidate } from '#features/accounting/registrations.sql.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const registrationSchema: SchemaPart = (builder) => {
  const Candidate = candidateType(builder);
  builder.queryFields((t) => ({
    accountingCandidates: t.field({
      type: pageType(builder, Candidate, 'AccountingCandidatePage'),
      description: 'Active workers without a personnel number, by name.',
      ...serve(builder, accountingCandidates, { page: pageInput }),
    }),
    accountingCandidate: t.field({
      type: Candidate,
      description: 'Gaps in one worker’s registration.',
      ...serve(builder, accountingCandidate),
    }),
  }));
  builder.mutationFields((t) => ({
    registerWorkers: t.field({
      type: [Candidate],
      description: 'Registers workers in the background, one by one.',
      ...serve(builder, registerWorkers),
    }),
  }));
};

function candidateType(builder: Builder) {
  const Gap = builder.enumType('RegistrationGap', {
    description: 'A gap in a registration.',
    values: keysOf(REGISTRATION_GAPS),
  });
  const State = builder.enumType('RegistrationState', {
    description: 'How far a registration is.',
    values: REGISTRATION_STATES,
  });
  return builder.objectRef<Candidate>('AccountingCandidate').implement({
    description: 'A worker who may be registered with the accounting system.',
    fields: (t) => ({
      targetUserId: t.exposeID('id'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      accountingId: t.exposeString('accountingId', { nullable: true, description: 'The personnel number, if any.' }),
      gaps: t.field({ type: [Gap], resolve: ({ gaps }) => [...gaps] }),
      state: t.expose('state', {
        type: State,
        nullable: true,
        description: 'The state of the last registration, if any.',
      }),
      failure: t.exposeString('failure', { nullable: true, description: 'Why it failed, in a sentence.' }),
    }),
  });
}
