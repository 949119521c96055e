import type { ImportField } from '#domain/imports/import-field.ts';
import * as read from '#domain/imports/read-cells.ts';
import * as words from '#domain/imports/unknown-words.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  MARITAL_STATUSES,
  NATIONHOODS,
} from '#domain/target-users/target-user-values.ts';

const person = 'personalInformation';
const sector = 'sectorAttributes';
const address = 'sectorAttributes.address';
const internal = 'internalAttributes';

const GENDER_WORDS = { w: 'FEMALE', f: 'FEMALE', frau: 'FEMALE', m: 'MALE', mann: 'MALE', herr: 'MALE', d: 'DIVERSE' };
const MARITAL_WORDS = { single: 'SINGLE', led: 'SINGLE', verh: 'MARRIED', gesch: 'DIVORCED', verw: 'WIDOWED' };
const CAR_WORDS = {
  ja: 'AVAILABLE',
  x: 'AVAILABLE',
  yes: 'AVAILABLE',
  teilweise: 'PARTIALLY',
  nein: 'UNAVAILABLE',
  no: 'UNAVAILABLE',
};
const NATIONHOOD_WORDS = {
  österreich: 'RESIDENT_NATION',
  at: 'RESIDENT_NATION',
  eu: 'RESIDENT_EEA',
  ewr: 'RESIDENT_EEA',
  'rwr plus': 'RED_WHITE_RED_CARD_PLUS',
};

/** The columns of a table of workers, in the order in which they are offered. */
export const WORKER_FIELDS: readonly ImportField[] = [
  {
    key: 'lastName',
    label: 'Nachname',
    headings: ['Name', 'Familienname', 'Zuname', 'Last name', 'Surname'],
    path: `${person}.lastName`,
    read: read.asText,
  },
  {
    key: 'firstName',
    label: 'Vorname',
    headings: ['First name', 'Rufname', 'Given name'],
    path: `${person}.firstName`,
    read: read.asText,
  },
  {
    key: 'email',
    label: 'E-Mail',
    headings: ['Mail', 'Mailadresse', 'E-Mail-Adresse', 'Mail privat', 'E-Mail privat'],
    path: `${person}.contactEmail`,
    read: read.asText,
  },
  {
    key: 'phone',
    label: 'Telefon',
    headings: ['Handy', 'Mobil', 'Mobiltelefon', 'Telefonnummer', 'Tel', 'Tel.-Nr.', 'Phone', 'Mobile', 'Handynummer'],
    path: `${sector}.phoneNumber`,
    read: read.asPhone,
  },
  {
    key: 'birthday',
    label: 'Geburtsdatum',
    headings: ['geb.', 'Geboren', 'Geboren am', 'Geburtstag', 'Geb.-Datum', 'GebDat', 'Birthday', 'Date of birth'],
    path: `${sector}.birthday`,
    read: read.asDay,
  },
  {
    key: 'gender',
    label: 'Geschlecht',
    headings: ['Geschl.', 'Anrede', 'Gender', 'Sex'],
    path: `${sector}.gender`,
    read: read.asOneOf(GENDERS, GENDER_WORDS),
    nameUnknown: words.noneOf(GENDERS),
  },
  {
    key: 'nationality',
    label: 'Staatsbürgerschaft',
    headings: ['Nationalität', 'Staatsangehörigkeit', 'Nationality', 'Citizenship'],
    path: `${sector}.nationalityCountryCode`,
    read: read.asCountry,
    nameUnknown: words.noCountry,
  },
  {
    key: 'street',
    label: 'Straße und Hausnummer',
    headings: [
      'Straße',
      'Straße Nr.',
      'Str.',
      'Str. Nr.',
      'Straße Hausnr.',
      'Adresse',
      'Anschrift',
      'Street',
      'Address',
    ],
    path: `${address}.streetNameAndNumber`,
    read: read.asText,
  },
  {
    key: 'postalCode',
    label: 'PLZ',
    headings: ['Postleitzahl', 'ZIP', 'Postal code'],
    path: `${address}.postalCode`,
    read: read.asText,
  },
  {
    key: 'location',
    label: 'Ort',
    headings: ['Wohnort', 'Stadt', 'City', 'Town'],
    path: `${address}.location`,
    read: read.asText,
  },
  {
    key: 'country',
    label: 'Land',
    headings: ['Country', 'Wohnsitzland'],
    path: `${address}.countryCode`,
    read: read.asCountry,
    nameUnknown: words.noCountry,
  },
  {
    key: 'title',
    label: 'Akademischer Titel',
    headings: ['Titel', 'Title'],
    path: `${sector}.academicTitle`,
    read: read.asText,
  },
  {
    key: 'maritalStatus',
    label: 'Familienstand',
    headings: ['Fam.stand', 'Marital status'],
    path: `${sector}.maritalStatus`,
    read: read.asOneOf(MARITAL_STATUSES, MARITAL_WORDS),
    nameUnknown: words.noneOf(MARITAL_STATUSES),
  },
  {
    key: 'clothingSize',
    label: 'Konfektionsgröße',
    headings: ['Größe', 'Kleidergröße', 'Size'],
    path: `${sector}.clothingSize`,
    read: read.asOneOf(CLOTHING_SIZES),
    nameUnknown: words.noneOf(CLOTHING_SIZES),
  },
  {
    key: 'licence',
    label: 'Führerschein B',
    headings: ['Führerschein', 'FS', 'FS B', 'Driving licence', "Driver's license"],
    path: `${sector}.hasDrivingLicence`,
    read: read.asYesOrNo,
    nameUnknown: words.neitherYesNorNo,
  },
  {
    key: 'car',
    label: 'Auto',
    headings: ['PKW', 'Eigenes Auto', 'Car'],
    path: `${sector}.carAvailability`,
    read: read.asOneOf(CAR_AVAILABILITIES, CAR_WORDS),
    nameUnknown: words.noneOf(CAR_AVAILABILITIES),
  },
  {
    key: 'types',
    label: 'Einsatzarten',
    headings: ['Einsatzart', 'Kann', 'Tätigkeit', 'Tätigkeiten', 'Bereich', 'Einsatzbereich', 'Skills', 'Position'],
    path: 'availableForAppointmentTypeIds',
    read: read.asTypes,
    nameUnknown: words.unknownTypes,
  },
  {
    key: 'pools',
    label: 'Personalpools',
    headings: ['Personalpool', 'Pool', 'Gruppe'],
    path: 'availableInPoolIds',
    read: read.asPools,
    nameUnknown: words.unknownPools,
  },
  {
    key: 'nationhood',
    label: 'Arbeitsmarktzugang',
    headings: ['Aufenthaltstitel', 'Arbeitserlaubnis', 'Work permit'],
    path: `${internal}.nationhood`,
    read: read.asOneOf(NATIONHOODS, NATIONHOOD_WORDS),
    nameUnknown: words.noneOf(NATIONHOODS),
  },
  {
    key: 'teamLeader',
    label: 'Teamleitung',
    headings: ['Teamleiter', 'Teamleiter/in', 'Team leader'],
    path: `${internal}.isDeployableAsTeamLeader`,
    read: read.asYesOrNo,
    nameUnknown: words.neitherYesNorNo,
  },
  {
    key: 'rating',
    label: 'Bewertung',
    headings: ['Sterne', 'Rating'],
    path: `${internal}.rating`,
    read: read.asNumber,
  },
  {
    key: 'notes',
    label: 'Interne Notizen',
    headings: ['Notiz', 'Notizen', 'Anmerkung', 'Anmerkungen', 'Bemerkung', 'Notes'],
    path: `${internal}.notes`,
    read: read.asText,
  },
  {
    key: 'socialSecurityNumber',
    label: 'SV-Nummer',
    headings: ['SVNR', 'SV-Nr.', 'Sozialversicherungsnummer', 'Versicherungsnummer', 'VSNR'],
    path: 'socialSecurityNumber',
    completedAs: 'SOCIAL_SECURITY_NUMBER',
    read: read.asText,
    isSecret: true,
  },
  {
    key: 'iban',
    label: 'IBAN',
    headings: ['Konto', 'Kontonummer', 'Kontonummer IBAN', 'IBAN-Nummer', 'Bankverbindung'],
    path: 'iban',
    completedAs: 'IBAN',
    read: read.asText,
    isSecret: true,
  },
  {
    key: 'bic',
    label: 'BIC',
    headings: ['SWIFT'],
    path: 'bic',
    completedAs: 'BIC',
    read: read.asText,
    isSecret: true,
  },
];
