import { TARGET_USER_SECRETS, type TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { HISTORY_TEXTS as SHARED } from '#ui/history/history-texts.ts';
import { PERSON_LABELS as LABELS } from '../person-texts.ts';

export const HISTORY_TEXTS = {
  nothing: SHARED.nothing,
  none: SHARED.none,
  gone: 'nicht mehr vorhanden',
  revealed: (label: string): string => `${label} eingesehen`,
  confirmed: (email: string): string => `E-Mail-Adresse ${email} bestätigt`,
  resent: (email: string): string => `Bestätigung erneut an ${email} gesendet`,
  offers: {
    CONTACTED: 'Kontaktiert für',
    ACCEPTED: 'Angenommen für',
    BOOKED: 'Gebucht für',
    DECLINED: 'Abgelehnt für',
    WITHDRAWN: 'Zurückgezogen von',
    PREVENTED: 'Verhindert gemeldet für',
    KEPT: 'Buchung behalten für',
  },
  offer: (step: string, appointment: string): string => `${step} „${appointment}“`,
  goneAppointment: 'gelöschter Einsatz',
  changed: (label: string): string => `${label} geändert`,
  removed: (label: string): string => `${label} entfernt`,
} as const;

export const secretLabel = (secret: string): string => TARGET_USER_SECRETS[secret as TargetUserSecret] ?? secret;

/** Steps between states that have a name of their own. */
export const STATE_STEPS: Readonly<Record<string, string>> = {
  'ONBOARDING ACTIVE': 'Freigegeben',
  'ONBOARDING BLOCKED': 'Gesperrt',
  'ACTIVE BLOCKED': 'Gesperrt',
  'BLOCKED ACTIVE': 'Entsperrt',
};

/** Deeds with all of a worker's data. */
export const DEEDS: Readonly<Record<string, string>> = {
  'onboarded true': 'Selbst angemeldet',
  'entered true': 'Vom Büro eingetragen',
  'invited true': 'Eingeladen',
  'invitationRevoked true': 'Einladung zurückgezogen',
  'completed true': 'Angaben ergänzt',
  'joined true': 'Mit der Anmeldung zusammengeführt',
  'removal ANONYMISE': 'Anonymisiert',
  'removal RESTRICT': 'Daten eingeschränkt',
  'download TARGET_USER_DATA_JSON': 'Daten exportiert',
  'download OWN_DATA_JSON': 'Eigene Daten heruntergeladen',
  'calendarFeed CREATED': 'Kalenderlink erstellt',
  'calendarFeed REVOKED': 'Kalenderlink widerrufen',
  'registrationOrdered true': 'Anmeldung in der Lohnverrechnung gestartet',
};

/** The labels of a record's values; a path that is not listed is shown as it is. */
export const PATH_LABELS: Readonly<Record<string, string>> = {
  userState: LABELS.state,
  'personalInformation.firstName': LABELS.firstName,
  'personalInformation.lastName': LABELS.lastName,
  'personalInformation.contactEmail': LABELS.email,
  pendingContactEmail: 'Neue E-Mail, noch nicht bestätigt',
  accepted: 'Akzeptiert',
  askedFor: 'Um Angaben gebeten',
  imported: 'Aus Datei übernommen',
  importUndone: 'Übernahme zurückgenommen',
  'sectorAttributes.phoneNumber': LABELS.phone,
  'sectorAttributes.academicTitle': LABELS.academicTitle,
  'sectorAttributes.birthday': LABELS.birthday,
  'sectorAttributes.gender': LABELS.gender,
  'sectorAttributes.maritalStatus': LABELS.maritalStatus,
  'sectorAttributes.nationalityCountryCode': LABELS.nationality,
  'sectorAttributes.clothingSize': LABELS.clothingSize,
  'sectorAttributes.hasDrivingLicence': LABELS.licence,
  'sectorAttributes.carAvailability': LABELS.car,
  'sectorAttributes.address.streetNameAndNumber': LABELS.street,
  'sectorAttributes.address.postalCode': LABELS.postalCode,
  'sectorAttributes.address.location': LABELS.location,
  'sectorAttributes.address.countryCode': LABELS.country,
  'internalAttributes.nationhood': LABELS.nationhood,
  'internalAttributes.hasCompletedRecruitingDay': LABELS.recruitingDayDone,
  'internalAttributes.isDeployableAsTeamLeader': LABELS.teamLeaderDeployable,
  'internalAttributes.notes': LABELS.notes,
  'internalAttributes.rating': LABELS.rating,
  availableForAppointmentTypeIds: LABELS.types,
  availableInPoolIds: LABELS.pools,
  'offer.reason': 'Grund',
  until: 'Aufbewahrt bis',
  type: LABELS.staffType,
  costCenterId: LABELS.costCenter,
  accountingId: LABELS.accountingId,
  'assessment.rating': 'Beurteilung',
  'assessment.notes': 'Notiz zur Beurteilung',
  'feedback.feedback': 'Rückmeldung',
  'feedback.invoiceRecipient': 'Rückmeldung von',
  'feedback.notes': 'Notiz zur Rückmeldung',
  'denial.invoiceRecipient': 'Sperrliste',
  'denial.reason': 'Grund der Sperre',
  'absence.fromDay': 'Abwesend von',
  'absence.toDay': 'Abwesend bis',
  'absence.startsAt': 'Abwesend ab',
  'absence.endsAt': 'Abwesend bis',
  'absence.note': 'Notiz zur Abwesenheit',
};
