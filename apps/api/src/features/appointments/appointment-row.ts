import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import type { InvoiceRecipientName } from '#features/invoice-recipients/index.ts';

/** How many offers an appointment has in each state. */
export interface OfferCounts {
  readonly contacted: number;
  readonly accepted: number;
  readonly booked: number;
  readonly declined: number;
}

/** An appointment as one row of the database. */
export interface AppointmentRow extends OfferCounts {
  readonly id: string;
  readonly version: number;
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly desiredTargetUsers: number;
  readonly typeId: string;
  readonly targetUserPoolId: string;
  readonly invoiceRecipientId: string | null;
  readonly invoiceRecipient: InvoiceRecipientName | null;
  readonly customer: string;
  readonly venue: string;
  readonly streetNameAndNumber: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
  readonly countryCode: string;
  readonly station: string | null;
  readonly contact: string | null;
  readonly outfitKey: string | null;
  readonly meetingPlace: string | null;
  readonly meetingTime: string | null;
  readonly notes: string | null;
  readonly internalNotes: string | null;
  /** In tenths. */
  readonly minimumRating: number | null;
}

/** The row in the shape in which it is edited; the two are compared by the audit log. */
export const valuesOf = (row: AppointmentRow): AppointmentValues => ({
  description: row.description,
  startDateTime: row.startsAt,
  endDateTime: row.endsAt,
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
