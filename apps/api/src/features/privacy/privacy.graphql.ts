import { REMOVAL_KINDS } from '@gastspiel/domain/privacy/removal.ts';
import { anonymiseTargetUser } from '#features/privacy/anonymise-target-user.ts';
import type { ErasedCounts } from '#features/privacy/removal.sql.ts';
import { type ForetoldRemoval, targetUserRemoval } from '#features/privacy/target-user-removal.ts';
import { targetUserType } from '#features/target-users/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

const ID = { description: 'The id of the worker.' };

export const privacySchema: SchemaPart = (builder) => {
  const Kind = builder.enumType('RemovalKind', {
    description: 'Whether somebody who leaves is deleted, made unrecognisable, or kept for the law alone.',
    values: REMOVAL_KINDS,
  });
  const Erased = builder.objectRef<ErasedCounts>('ErasedCounts').implement({
    description: 'How much goes with a worker, whichever way they leave.',
    fields: (t) => ({
      assessments: t.exposeInt('assessments', { description: 'By staff.' }),
      feedbacks: t.exposeInt('feedbacks', { description: 'By customers.' }),
      denials: t.exposeInt('denials', { description: 'Customers who do not want them.' }),
      absences: t.exposeInt('absences', { description: 'Past ones too.' }),
    }),
  });
  const Removal = builder.objectRef<ForetoldRemoval>('TargetUserRemoval').implement({
    description: 'What would happen to a worker who leaves now.',
    fields: (t) => ({
      kind: t.expose('kind', { type: Kind, description: 'What would happen.' }),
      until: t.exposeString('until', { nullable: true, description: 'The last day on which the law wants the data.' }),
      linked: t.exposeStringList('linked', { description: 'What stands against a deletion, in German.' }),
      erased: t.expose('erased', { type: Erased, description: 'What is deleted in any case.' }),
    }),
  });
  builder.queryField('targetUserRemoval', (t) =>
    t.field({
      type: Removal,
      description: 'What would happen to a worker who leaves now.',
      args: { targetUserId: t.arg.string(ID) },
      ...serve(targetUserRemoval),
    }),
  );
  builder.mutationField('anonymiseTargetUser', (t) =>
    t.field({
      type: targetUserType(builder),
      description: 'Anonymises a worker who leaves, or restricts their data as long as the law wants them.',
      args: { targetUserId: t.arg.string(ID) },
      ...serve(anonymiseTargetUser),
    }),
  );
};
