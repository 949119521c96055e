import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';
import type { PathOf } from '#domain/input/value-at.ts';

type AppointmentPath = PathOf<AppointmentValues>;

interface AppointmentPart {
  /** Its name at its field. */
  readonly label: string;
  /** Its name among others, if it has a shorter one. */
  readonly shortLabel?: string;
  /** Its name where nothing stands around it, if it needs a longer one. */
  readonly fullLabel?: string;
  /** Where it stands in the values. */
  readonly path?: AppointmentPath;
  /** Where each of its lines stands, and what the line is called. */
  readonly lines?: Readonly<Partial<Record<AppointmentPath, string>>>;
  /** Each position of an event has its own; the other parts are the same for all of them. */
  readonly isOfPosition?: true;
  /** A copy for another day can leave it behind. */
  readonly isOfDay?: true;
}

/** The parts of an appointment that are changed each on its own: the one list that spreading, copies, history and forms read. */
export const APPOINTMENT_PARTS = {
  day: { label: 'Datum' },
  times: {
    label: 'Uhrzeiten',
    lines: {
      startDateTime: 'Beginn',
      endDateTime: 'Ende',
      meantStartTime: 'Gemeinter Beginn (Zeitumstellung)',
      meantEndTime: 'Gemeintes Ende (Zeitumstellung)',
    },
    isOfPosition: true,
  },
  description: { label: 'Beschreibung', path: 'description', isOfPosition: true },
  desired: { label: 'Gewünschte Anzahl', path: 'desiredTargetUsers', isOfPosition: true },
  type: { label: 'Einsatzart', path: 'typeId', isOfPosition: true },
  pool: { label: 'Personalpool', path: 'targetUserPoolId' },
  recipient: { label: 'Rechnungsempfänger', path: 'invoiceRecipientId' },
  customer: { label: 'Kunde', path: 'sectorAttributes.customer' },
  venue: { label: 'Veranstaltungsort', path: 'sectorAttributes.venue' },
  address: {
    label: 'Adresse',
    lines: {
      'sectorAttributes.address.streetNameAndNumber': 'Straße und Hausnummer',
      'sectorAttributes.address.postalCode': 'PLZ',
      'sectorAttributes.address.location': 'Ort',
      'sectorAttributes.address.countryCode': 'Land',
    },
  },
  station: { label: 'Station', path: 'sectorAttributes.station' },
  contact: {
    label: 'Ansprechperson vor Ort',
    shortLabel: 'Ansprechperson',
    path: 'sectorAttributes.contact',
    isOfDay: true,
  },
  outfit: { label: 'Dienstkleidung', path: 'sectorAttributes.outfitKey', isOfPosition: true, isOfDay: true },
  meetingPlace: { label: 'Treffpunkt', path: 'sectorAttributes.meetingInformation.place', isOfDay: true },
  meetingTime: {
    label: 'Treffzeit',
    path: 'sectorAttributes.meetingInformation.time',
    isOfPosition: true,
    isOfDay: true,
  },
  notes: { label: 'Hinweise', fullLabel: 'Hinweise für Mitarbeiter/innen', path: 'sectorAttributes.notes' },
  internalNotes: { label: 'Interne Notiz', path: 'internalAttributes.notes', isOfDay: true },
  minimumRating: { label: 'Mindestbewertung', path: 'internalAttributes.minimumTargetUserRating' },
} as const satisfies Readonly<Record<string, AppointmentPart>>;
export type Part = keyof typeof APPOINTMENT_PARTS;

const isPart = (key: string): key is Part => key in APPOINTMENT_PARTS;
export const PARTS: readonly Part[] = Object.keys(APPOINTMENT_PARTS).filter(isPart);

const partAt = (part: Part): AppointmentPart => APPOINTMENT_PARTS[part];

export const namesOf = (parts: readonly Part[]): readonly string[] =>
  parts.map((part) => partAt(part).shortLabel ?? partAt(part).label);

export const partsThat = (are: 'isOfPosition' | 'isOfDay'): readonly Part[] =>
  PARTS.filter((part) => partAt(part)[are]);

export const fullLabelOf = (part: Part): string => partAt(part).fullLabel ?? partAt(part).label;

/** The label of each value of a part, by its path. */
function labelsOf(part: Part): Readonly<Record<string, string>> {
  const { path, lines } = partAt(part);
  return path ? { [path]: fullLabelOf(part) } : { ...lines };
}

export const pathsOf = (part: Part): readonly string[] => Object.keys(labelsOf(part));

/** The labels of everything that was entered, by its path. */
export const PATH_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  PARTS.flatMap((part) => Object.entries(labelsOf(part))),
);
