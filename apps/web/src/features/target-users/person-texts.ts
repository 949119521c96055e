/** The labels of a worker's facts, on pages, in forms and in the history. */
export const PERSON_LABELS = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  academicTitle: 'Akademischer Titel',
  email: 'E-Mail',
  phone: 'Telefon',
  birthday: 'Geburtsdatum',
  gender: 'Geschlecht',
  address: 'Adresse',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  location: 'Ort',
  country: 'Land',
  maritalStatus: 'Familienstand',
  nationality: 'Staatsbürgerschaft',
  nationhood: 'Aufenthaltsstatus',
  licence: 'Führerschein Klasse B',
  car: 'Auto',
  licenceAndCar: 'Führerschein und Auto',
  clothingSize: 'Konfektionsgröße',
  state: 'Status',
  types: 'Einsatzarten',
  pools: 'Personalpools',
  recruitingDay: 'Recruiting-Tag',
  recruitingDayDone: 'Recruiting-Tag absolviert',
  teamLeader: 'Teamleitung',
  teamLeaderDeployable: 'Als Teamleitung einsetzbar',
  rating: 'Bewertung von Hand',
  notes: 'Interne Notiz',
  staffType: 'Beschäftigung',
  costCenter: 'Kostenstelle',
  accountingId: 'Personalnummer',
} as const;

/** Addresses nobody: workers read it as well as the office. */
export const RESEND_TEXTS = {
  resend: 'Bestätigung erneut senden',
  sent: (email: string): string => `Neuer Link an ${email} geschickt`,
  failed: 'Der Link wurde nicht verschickt',
} as const;

export const PERSON_TEXTS = {
  unknown: 'Nicht angegeben',
  years: (age: number): string => `(${age} Jahre)`,
  classB: 'Klasse B',
  noLicence: 'kein Führerschein',
  done: 'absolviert',
  notDone: 'noch nicht absolviert',
  none: 'Keine',
  logged: 'Jede Einsicht wird protokolliert',
  yes: 'ja',
  no: 'nein',
} as const;
