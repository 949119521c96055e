import { REMOVAL_KINDS } from '@gastspiel/domain/privacy/removal.ts';
import { anonymiseTargetUser } from '#features/privacy/anonymise-target-user.ts';
import { deleteTargetUser } from '#features/privacy/delete-target-user.ts';
import type { ErasedCounts, LostBooking } from '#features/privacy/removal.sql.ts';
import { type ForetoldRemoval, targetUserRemoval } from '#features/privacy/target-user-removal.ts';
import { targetUserType } from '#features/target-users/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

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
  const Booking = builder.objectRef<LostBooking>('LostBooking').implement({
    description: 'A booking that is withdrawn when its worker leaves.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId'),
      description: t.exposeString('description'),
      startDateTime: t.string({ resolve: ({ startsAt }) => startsAt.toISOString() }),
    }),
  });
  const Removal = builder.objectRef<ForetoldRemoval>('TargetUserRemoval').implement({
    description: 'The consequences for a worker who leaves now.',
    fields: (t) => ({
      kind: t.expose('kind', { type: Kind }),
      until: t.exposeString('until', { nullable: true, description: 'The last day on which the law wants the data.' }),
      linked: t.exposeStringList('linked', { description: 'The reasons against a deletion, in German.' }),
      erased: t.expose('erased', { type: Erased, description: 'The data that are deleted in any case.' }),
      bookings: t.expose('bookings', {
        type: [Booking],
        description: 'Ahead of them; withdrawn unless they are deleted.',
      }),
      openOffers: t.exposeInt('openOffers', { description: 'Offers ahead that are not booked; withdrawn likewise.' }),
    }),
  });
  builder.queryField('targetUserRemoval', (t) =>
    t.field({
      type: Removal,
      description: 'The consequences for a worker who leaves now.',
      ...serve(builder, targetUserRemoval),
    }),
  );
  builder.mutationField('deleteTargetUser', (t) =>
    t.field({
      type: 'Boolean',
      description: 'Deletes a worker on whom nothing hangs and whose data the law does not want.',
      ...serve(builder, deleteTargetUser),
    }),
  );
  builder.mutationField('anonymiseTargetUser', (t) =>
    t.field({
      type: targetUserType(builder),
      description: 'Anonymises a worker who leaves, or restricts their data as long as the law wants them.',
      ...serve(builder, anonymiseTargetUser),
    }),
  );
};
