import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { z } from 'zod';
import { OfferCounts } from '#features/appointments/offer-counts.sql.ts';
import { PartialAddressRow } from '#features/contact/index.ts';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { columned } from '#platform/database/columns.ts';

/** Which of the positions of an event an appointment is; none where it stands alone. */
const EventPlace = z.object({ id: z.string(), number: z.int(), count: z.int(), type: z.string() });
export type EventPlace = Readonly<z.output<typeof EventPlace>>;

/** The facts that workers read. */
export const SectorRow = z.object({
  customer: z.string(),
  venue: z.string(),
  station: z.string().nullable(),
  contact: z.string().nullable(),
  outfitKey: z.string().nullable(),
  notes: z.string().nullable(),
});

/** An appointment as one row of the database, without what is counted. */
export const StoredAppointment = z.object({
  id: z.string(),
  version: z.int(),
  seriesId: z.string().nullable(),
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  meantStartTime: z.string().nullable(),
  meantEndTime: z.string().nullable(),
  desiredTargetUsers: z.int(),
  typeId: z.string(),
  targetUserPoolId: z.string(),
  invoiceRecipientId: z.string().nullable(),
  invoiceRecipient: InvoiceRecipientName.nullable(),
  ...SectorRow.shape,
  ...PartialAddressRow.shape,
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
  internalNotes: z.string().nullable(),
  /** In tenths. */
  minimumRating: z.int().nullable(),
  event: EventPlace.nullable(),
});
export const AppointmentRow = StoredAppointment.extend(OfferCounts.shape);
export type AppointmentRow = Readonly<z.output<typeof AppointmentRow>>;

/** The row in the shape in which it is edited; the two are compared by the audit log. */
export const appointmentValuesOf = (row: AppointmentRow): AppointmentValues => ({
  description: row.description,
  ...withMeantTimes({
    startDateTime: row.startsAt,
    endDateTime: row.endsAt,
    meantStartTime: row.meantStartTime,
    meantEndTime: row.meantEndTime,
  }),
  desiredTargetUsers: row.desiredTargetUsers,
  typeId: row.typeId,
  targetUserPoolId: row.targetUserPoolId,
  invoiceRecipientId: row.invoiceRecipientId,
  sectorAttributes: {
    ...SectorRow.parse(row),
    address: PartialAddressRow.parse(row),
    meetingInformation: { place: row.meetingPlace, time: row.meetingTime },
  },
  internalAttributes: {
    notes: row.internalNotes,
    minimumTargetUserRating: row.minimumRating === null ? null : row.minimumRating / 10,
  },
});

/** The way back: what is entered, in the columns in which it is stored. */
export function columnsOf(values: AppointmentValues) {
  const { sectorAttributes: sector, internalAttributes: internal } = values;
  const { address, meetingInformation: meeting, outfitKey, ...facts } = sector;
  const rating = internal.minimumTargetUserRating;
  return columned({
    description: values.description,
    startsAt: values.startDateTime,
    endsAt: values.endDateTime,
    meantStartTime: values.meantStartTime ?? null,
    meantEndTime: values.meantEndTime ?? null,
    desiredTargetUsers: values.desiredTargetUsers,
    appointmentTypeId: values.typeId,
    poolId: values.targetUserPoolId,
    invoiceRecipientId: values.invoiceRecipientId,
    ...facts,
    ...address,
    outfitId: outfitKey,
    meetingPlace: meeting.place,
    meetingTime: meeting.time,
    internalNotes: internal.notes,
    minimumRating: rating === null ? null : Math.round(rating * 10),
  });
}
