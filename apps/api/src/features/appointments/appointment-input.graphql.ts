import type { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import type { z } from 'zod';
import { partialAddressTypes } from '#features/contact/index.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

type Values = z.input<typeof AppointmentInput>;

/** Describes a time as it was entered. */
export const MEANT =
  'HH:MM as it was entered, for the night of a clock change that does not have it; left out, what was meant before stays.';

export const meetingInputType = oncePerSchema((builder) =>
  builder.inputRef<Values['sectorAttributes']['meetingInformation']>('MeetingInformationInput').implement({
    description: 'Where and when the workers meet; both or neither.',
    fields: (t) => ({
      place: t.string({ required: false, description: 'Where.' }),
      time: t.string({ required: false, description: 'The local time, HH:MM.' }),
    }),
  }),
);

/** Everything of an appointment, as it is entered. */
export const appointmentInputType = oncePerSchema((builder) => {
  const { PartialAddressInput } = partialAddressTypes(builder);
  const Meeting = meetingInputType(builder);
  const Sector = builder.inputRef<Values['sectorAttributes']>('AppointmentSectorAttributesInput').implement({
    description: 'What workers need to know of an appointment.',
    fields: (t) => ({
      customer: t.string({ description: 'For whom.' }),
      venue: t.string({ description: 'Where it takes place.' }),
      address: t.field({ type: PartialAddressInput, description: 'The address of the venue.' }),
      station: t.string({ required: false, description: 'Which part of the venue.' }),
      contact: t.string({ required: false, description: 'Whom to ask for there.' }),
      outfitKey: t.string({ required: false, description: 'What to wear.' }),
      meetingInformation: t.field({ type: Meeting, description: 'Where and when the workers meet.' }),
      notes: t.string({ required: false, description: 'Notes that workers read.' }),
    }),
  });
  const Internal = builder.inputRef<Values['internalAttributes']>('AppointmentInternalAttributesInput').implement({
    description: 'What staff know of an appointment.',
    fields: (t) => ({
      notes: t.string({ required: false, description: 'Notes of staff.' }),
      minimumTargetUserRating: t.float({ required: false, description: 'From 1 to 5, in tenths.' }),
    }),
  });
  return builder.inputRef<Values>('AppointmentInput').implement({
    description: 'Everything of an appointment.',
    fields: (t) => ({
      description: t.string({ description: 'What it is.' }),
      startDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      endDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      meantStartTime: t.string({ required: false, description: MEANT }),
      meantEndTime: t.string({ required: false, description: MEANT }),
      desiredTargetUsers: t.int({ description: 'How many workers are wanted.' }),
      typeId: t.string({ description: 'The kind of work.' }),
      targetUserPoolId: t.string({ description: 'The pool that offers go to.' }),
      invoiceRecipientId: t.string({ required: false, description: 'Who pays.' }),
      sectorAttributes: t.field({ type: Sector, description: 'What workers need to know.' }),
      internalAttributes: t.field({ type: Internal, description: 'What only staff know.' }),
    }),
  });
});
