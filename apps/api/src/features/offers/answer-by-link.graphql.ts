import { OFFER_ANSWERS } from '@gastspiel/domain/offers/offer-state.ts';
import { asksToConfirm } from '@gastspiel/domain/offers/reminders.ts';
import {
  answerOffer,
  confirmBookingByLink,
  markOfferOpened,
  type OfferToAnswer,
  offerToAnswer,
} from '#features/offers/answer-by-link.ts';
import { offerStateType } from '#features/offers/offer-types.graphql.ts';
import { ownAppointmentType } from '#features/offers/own-offers.graphql.ts';
import type { OwnOffer } from '#features/offers/own-offers.sql.ts';
import { themeType } from '#features/tenants/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

/** The steps that the link in a mail allows without signing in. */
export const answerByLinkSchema: SchemaPart = (builder) => {
  const ToAnswer = toAnswerType(builder);
  builder.queryFields((t) => ({
    offerToAnswer: t.field({
      type: ToAnswer,
      description: 'The offer that a link leads to. Wrong links are counted.',
      ...serve(builder, offerToAnswer, { token: 'The last part of the link in the mail.' }),
    }),
  }));
  builder.mutationFields((t) => ({
    markOfferOpened: t.field({
      type: 'Boolean',
      description: 'The offer that a link leads to is on the worker’s screen.',
      ...serve(builder, markOfferOpened, { token: 'The last part of the link in the mail.' }),
    }),
    answerOffer: t.field({
      type: ToAnswer,
      description: 'Answers the offer that a link leads to.',
      ...serve(builder, answerOffer, {
        token: 'The last part of the link in the mail.',
        answer: enumOf('OfferAnswer', 'Yes or no.', OFFER_ANSWERS),
      }),
    }),
    confirmBookingByLink: t.field({
      type: ToAnswer,
      description: 'The worker that a link was sent to says that they come.',
      ...serve(builder, confirmBookingByLink, { token: 'The last part of the link in the mail.' }),
    }),
  }));
};

function toAnswerType(builder: Builder) {
  const Offer = builder.objectRef<OwnOffer>('LinkedOffer').implement({
    description: 'An offer as the link in a mail shows it.',
    fields: (t) => ({
      offerId: t.exposeID('id'),
      offerState: t.expose('state', { type: offerStateType(builder) }),
      offerNotes: t.exposeString('notes', { nullable: true, description: 'Notes of staff for the worker.' }),
      isOpened: t.exposeBoolean('isOpened', { description: 'Whether the worker has seen it before.' }),
      canAnswer: t.boolean({
        description: 'Whether it is still open.',
        resolve: ({ state }) => state !== 'BOOKED',
      }),
      confirmedAt: t.string({
        nullable: true,
        description: 'When they said that they come.',
        resolve: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
      }),
      asksToConfirm: t.boolean({
        description: 'Whether they are asked to say that they come.',
        resolve: (offer) => asksToConfirm({ ...offer, startsAt: offer.appointment.startsAt }, new Date()),
      }),
      appointment: t.field({
        type: ownAppointmentType(builder),
        resolve: ({ appointment }) => appointment,
      }),
    }),
  });
  return builder.objectRef<OfferToAnswer>('OfferToAnswer').implement({
    description: 'An offer with who makes it and to whom.',
    fields: (t) => ({
      agencyName: t.exposeString('agencyName'),
      agencyPhone: t.exposeString('agencyPhone', { nullable: true }),
      agencyEmail: t.exposeString('agencyEmail', { nullable: true }),
      tenantTheme: t.field({
        type: themeType(builder),
        resolve: ({ tenantTheme }) => tenantTheme,
      }),
      firstName: t.exposeString('firstName'),
      offer: t.field({ type: Offer, resolve: ({ offer }) => offer }),
    }),
  });
}
