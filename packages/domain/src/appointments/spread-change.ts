import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { moveToDay, wallTimesOf } from '#domain/appointments/wall-times.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';

/** The parts of an appointment that are changed each on its own, by the words in which they are told. */
export const PART_WORDS = {
  day: 'Datum',
  times: 'Uhrzeiten',
  description: 'Beschreibung',
  desired: 'Gewünschte Anzahl',
  type: 'Einsatzart',
  pool: 'Personalpool',
  recipient: 'Rechnungsempfänger',
  customer: 'Kunde',
  venue: 'Veranstaltungsort',
  address: 'Adresse',
  station: 'Station',
  contact: 'Ansprechperson',
  outfit: 'Dienstkleidung',
  meetingPlace: 'Treffpunkt',
  meetingTime: 'Treffzeit',
  notes: 'Hinweise',
  internalNotes: 'Interne Notiz',
  minimumRating: 'Mindestbewertung',
} as const;
export type Part = keyof typeof PART_WORDS;

const isPart = (key: string): key is Part => key in PART_WORDS;
export const PARTS: readonly Part[] = Object.keys(PART_WORDS).filter(isPart);

/** Each part as what is compared. The day counts from another one, and times are those on the wall. */
const partsOf = (values: AppointmentValues, from: Day) => {
  const { sectorAttributes: sector, internalAttributes: internal } = values;
  return {
    day: daysBetween(from, dayOf(values.startDateTime)),
    times: wallTimesOf(values),
    description: values.description,
    desired: values.desiredTargetUsers,
    type: values.typeId,
    pool: values.targetUserPoolId,
    recipient: values.invoiceRecipientId,
    customer: sector.customer,
    venue: sector.venue,
    address: [
      sector.address.streetNameAndNumber,
      sector.address.postalCode,
      sector.address.location,
      sector.address.countryCode,
    ],
    station: sector.station,
    contact: sector.contact,
    outfit: sector.outfitKey,
    meetingPlace: sector.meetingInformation.place,
    meetingTime: sector.meetingInformation.time,
    notes: sector.notes,
    internalNotes: internal.notes,
    minimumRating: internal.minimumTargetUserRating,
  } satisfies Record<Part, unknown>;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which parts a change is about. */
export function changedParts(before: AppointmentValues, after: AppointmentValues): readonly Part[] {
  const day = dayOf(before.startDateTime);
  const [then, now] = [partsOf(before, day), partsOf(after, day)];
  return PARTS.filter((part) => !isSame(then[part], now[part]));
}

interface SpreadChange {
  readonly values: AppointmentValues;
  /** The parts that the other one took over. */
  readonly taken: readonly Part[];
  /** Parts that were to change, but have a value of their own there: they stay. */
  readonly kept: readonly Part[];
}

/**
 * The change from `before` to `after`, made to another appointment of the same event or series: only the parts that
 * differ, and of `parts` alone. A day is moved by as many days; times are those of the clock on the wall.
 */
export const spreadChange = (
  before: AppointmentValues,
  after: AppointmentValues,
  other: AppointmentValues,
  parts: readonly Part[] = PARTS,
): SpreadChange => spreading(before, after, parts)(other);

/** The same for many others: what the change is about is found once. */
export function spreading(
  before: AppointmentValues,
  after: AppointmentValues,
  parts: readonly Part[] = PARTS,
): (other: AppointmentValues) => SpreadChange {
  const day = dayOf(before.startDateTime);
  const [then, now] = [partsOf(before, day), partsOf(after, day)];
  const about = parts.filter((part) => !isSame(then[part], now[part]));
  return (other) => {
    const own = partsOf(other, dayOf(other.startDateTime));
    const changed = about.filter((part) => !isSame(own[part], now[part]));
    const follows = (part: Part) => boundTo(part, before, after).every((one) => isSame(own[one], then[one]));
    const taken = changed.filter(follows);
    return { values: take(taken, after, other, now.day), taken, kept: changed.filter((part) => !taken.includes(part)) };
  };
}

const MEETING: readonly Part[] = ['meetingPlace', 'meetingTime'];
const hasMeeting = ({ sectorAttributes }: AppointmentValues) => sectorAttributes.meetingInformation.place !== null;

/** A meeting has a place and a time or neither: where it comes or goes, both of them do. */
const boundTo = (part: Part, before: AppointmentValues, after: AppointmentValues): readonly Part[] =>
  MEETING.includes(part) && hasMeeting(before) !== hasMeeting(after) ? MEETING : [part];

function take(taken: readonly Part[], after: AppointmentValues, other: AppointmentValues, days: number) {
  const from = (part: Part): AppointmentValues => (taken.includes(part) ? after : other);
  const sector = (part: Part) => from(part).sectorAttributes;
  const { startDateTime, endDateTime, meantStartTime, meantEndTime } = from('times');
  const times = { startDateTime, endDateTime, meantStartTime, meantEndTime };
  return {
    ...moveToDay(times, addDays(dayOf(other.startDateTime), taken.includes('day') ? days : 0)),
    description: from('description').description,
    desiredTargetUsers: from('desired').desiredTargetUsers,
    typeId: from('type').typeId,
    targetUserPoolId: from('pool').targetUserPoolId,
    invoiceRecipientId: from('recipient').invoiceRecipientId,
    sectorAttributes: {
      customer: sector('customer').customer,
      venue: sector('venue').venue,
      address: sector('address').address,
      station: sector('station').station,
      contact: sector('contact').contact,
      outfitKey: sector('outfit').outfitKey,
      meetingInformation: {
        place: sector('meetingPlace').meetingInformation.place,
        time: sector('meetingTime').meetingInformation.time,
      },
      notes: sector('notes').notes,
    },
    internalAttributes: {
      notes: from('internalNotes').internalAttributes.notes,
      minimumTargetUserRating: from('minimumRating').internalAttributes.minimumTargetUserRating,
    },
  };
}
