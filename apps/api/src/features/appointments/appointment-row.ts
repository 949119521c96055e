import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { z } from 'zod';
import { OfferCounts } from '#features/appointments/offer-counts.sql.ts';
import { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';

/** Which of the positions of an event an appointment is; none where it stands alone. */
const EventPlace = z.object({ id: z.string(), number: z.int(), count: z.int(), type: z.string() });
export type EventPlace = Readonly<z.output<typeof EventPlace>>;

/** An appointment as one row of the database. */
export const AppointmentRow = OfferCounts.extend({
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
  customer: z.string(),
  venue: z.string(),
  streetNameAndNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  location: z.string().nullable(),
  countryCode: z.string(),
  station: z.string().nullable(),
  contact: z.string().nullable(),
  outfitKey: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  meetingTime: z.string().nullable(),
  notes: z.string().nullable(),
  internalNotes: z.string().nullable(),
  /** In tenths. */
  minimumRating: z.int().nullable(),
  event: EventPlace.nullable(),
});
export type AppointmentRow = Readonly<z.output<typeof AppointmentRow>>;

/** The row in the shape in which it is edited; the two are compared by the audit log. */
export const valuesOf = (row: AppointmentRow): AppointmentValues => ({
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
    customer: row.customer,
    venue: row.venue,
    address: {
      streetNameAndNumber: row.streetNameAndNumber,
      postalCode: row.postalCode,
      location: row.location,
      countryCode: row.countryCode,
    },
    station: row.station,
    contact: row.contact,
    outfitKey: row.outfitKey,
    meetingInformation: { place: row.meetingPlace, time: row.meetingTime },
    notes: row.notes,
  },
  internalAttributes: {
    notes: row.internalNotes,
    minimumTargetUserRating: row.minimumRating === null ? null : row.minimumRating / 10,
  },
});
