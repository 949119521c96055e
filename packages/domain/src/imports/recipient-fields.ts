import type { Choice, ImportField } from '#domain/imports/import-field.ts';
import * as read from '#domain/imports/read-cells.ts';
import * as words from '#domain/imports/unknown-words.ts';

const head = 'letterHead';
const address = 'letterHead.address';
const contact = 'contactPersons.0';

const FIELDS: readonly ImportField[] = [
  {
    key: 'customerNumber',
    label: 'Kundennummer',
    headings: ['Kd.-Nr.', 'KdNr', 'Kundennr', 'Nummer', 'Nr.', 'Debitor', 'Customer number'],
    path: 'customerNumber',
    read: read.asText,
  },
  {
    key: 'name',
    label: 'Name',
    headings: ['Firma', 'Firmenname', 'Kunde', 'Firmenwortlaut', 'Company', 'Customer'],
    path: `${head}.name`,
    read: read.asText,
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
    headings: ['Postleitzahl', 'ZIP'],
    path: `${address}.postalCode`,
    read: read.asText,
  },
  {
    key: 'location',
    label: 'Ort',
    headings: ['Stadt', 'City', 'Town'],
    path: `${address}.location`,
    read: read.asText,
  },
  {
    key: 'country',
    label: 'Land',
    headings: ['Country'],
    path: `${address}.countryCode`,
    read: read.asCountry,
    nameUnknown: words.noCountry,
  },
  {
    key: 'email',
    label: 'E-Mail',
    headings: ['Mail', 'E-Mail-Adresse', 'Rechnungsmail', 'E-Mail Rechnung'],
    path: `${head}.contactEmail`,
    read: read.asText,
  },
  {
    key: 'phone',
    label: 'Telefon',
    headings: ['Telefonnummer', 'Tel', 'Tel.', 'Phone'],
    path: `${head}.phoneNumber`,
    read: read.asPhone,
  },
  {
    key: 'vatNumber',
    label: 'UID-Nummer',
    headings: ['UID', 'UID-Nr.', 'USt-IdNr.', 'UStID', 'ATU', 'VAT', 'VAT number'],
    path: `${head}.vatNumber`,
    read: read.asText,
  },
  {
    key: 'companyNumber',
    label: 'Firmenbuchnummer',
    headings: ['FN', 'Firmenbuch', 'FB-Nr.'],
    path: `${head}.companyRegistrationNumber`,
    read: read.asText,
  },
  {
    key: 'contactName',
    label: 'Ansprechperson',
    headings: ['Ansprechpartner', 'Kontakt', 'Kontaktperson', 'Contact'],
    path: `${contact}.name`,
    read: read.asText,
  },
  {
    key: 'contactRole',
    label: 'Ansprechperson: Funktion',
    headings: ['Funktion', 'Position', 'Role'],
    path: `${contact}.role`,
    read: read.asText,
  },
  {
    key: 'contactEmail',
    label: 'Ansprechperson: E-Mail',
    headings: ['E-Mail Ansprechpartner', 'Mail Kontakt'],
    path: `${contact}.contactEmail`,
    read: read.asText,
  },
  {
    key: 'contactPhone',
    label: 'Ansprechperson: Telefon',
    headings: ['Telefon Ansprechpartner', 'Durchwahl', 'Handy Kontakt'],
    path: `${contact}.phoneNumber`,
    read: read.asPhone,
  },
  {
    key: 'orderReference',
    label: 'Auftragsreferenz',
    headings: ['Bestellnummer', 'Order reference'],
    path: 'eInvoicing.orderReference',
    read: read.asText,
  },
  {
    key: 'supplierNumber',
    label: 'Lieferantennummer',
    headings: ['Lieferantennr.', 'Supplier number'],
    path: 'eInvoicing.supplierNumber',
    read: read.asText,
  },
  {
    key: 'venues',
    label: 'Einsatzorte',
    headings: ['Einsatzort', 'Veranstaltungsort', 'Location', 'Venue', 'Venues'],
    path: 'venues',
    read: read.asList,
  },
  {
    key: 'notes',
    label: 'Notizen',
    headings: ['Notiz', 'Anmerkung', 'Anmerkungen', 'Bemerkung', 'Notes'],
    path: 'notes',
    read: read.asText,
  },
];

export const PRICE = 'price:';

/** The columns of a table of customers; each of the agency's types has one for the customer's own price. */
export const recipientFields = (types: readonly Choice[]): readonly ImportField[] => [
  ...FIELDS,
  ...types.map(({ id, description }) => ({
    key: `${PRICE}${id}`,
    label: `Preis ${description}`,
    headings: [description, `Stundensatz ${description}`, `${description} Preis`, `${description} €/h`],
    path: `${PRICE}${id}`,
    completedAs: 'appointmentTypePrices',
    read: read.asAmount,
  })),
];
