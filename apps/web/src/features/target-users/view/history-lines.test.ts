import { expect, test } from 'vitest';
import { historyLines } from './history-lines.ts';

const NAMES = new Map([
  ['pool-1', 'Team Wien'],
  ['pool-2', 'Stammteam'],
]);
const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });

test.each([
  [change('userState', 'ONBOARDING', 'ACTIVE'), 'Freigegeben'],
  [change('userState', 'ACTIVE', 'BLOCKED'), 'Gesperrt'],
  [change('userState', 'BLOCKED', 'ACTIVE'), 'Entsperrt'],
  [change('userState', null, 'ONBOARDING'), 'Angelegt'],
  [change('revealed', null, 'IBAN'), 'IBAN eingesehen'],
  [change('SOCIAL_SECURITY_NUMBER', null, 'changed'), 'Sozialversicherungsnummer geändert'],
  [change('BIC', null, 'removed'), 'BIC entfernt'],
  [change('contactEmailConfirmed', null, 'lena@post.example'), 'E-Mail-Adresse lena@post.example bestätigt'],
  [change('confirmationResent', null, 'lena@post.example'), 'Bestätigung erneut an lena@post.example gesendet'],
  [change('removal', null, 'ANONYMISE'), 'Anonymisiert'],
  [change('removal', null, 'RESTRICT'), 'Daten eingeschränkt'],
  [change('download', null, 'TARGET_USER_DATA_JSON'), 'Daten exportiert'],
  [change('download', null, 'OWN_DATA_JSON'), 'Eigene Daten heruntergeladen'],
])('%o is told in a sentence', (entry, sentence) => {
  expect(historyLines({ changes: [entry] }, NAMES)).toEqual([{ sentence }]);
});

test.each([
  [change('sectorAttributes.birthday', null, '1998-03-14'), 'Geburtsdatum', '–', '14.03.1998'],
  [change('sectorAttributes.gender', 'FEMALE', 'DIVERSE'), 'Geschlecht', 'weiblich', 'divers'],
  [change('sectorAttributes.hasDrivingLicence', 'false', 'true'), 'Führerschein Klasse B', 'nein', 'ja'],
  [change('sectorAttributes.address.countryCode', 'AT', 'DE'), 'Land', 'Österreich', 'Deutschland'],
  [
    change('availableInPoolIds', '["pool-1"]', '["pool-1","pool-2"]'),
    'Personalpools',
    'Team Wien',
    'Team Wien, Stammteam',
  ],
  [change('availableInPoolIds', '["gone"]', '["pool-1"]'), 'Personalpools', 'nicht mehr vorhanden', 'Team Wien'],
  [change('accountingId', 'P-1', 'P-2'), 'Personalnummer', 'P-1', 'P-2'],
  [change('feedback.feedback', null, 'POSITIVE'), 'Rückmeldung', '–', 'Lob'],
  [change('absence.fromDay', null, '2026-11-09'), 'Abwesend von', '–', '09.11.2026'],
  [change('absence.startsAt', null, '2026-12-02T07:00:00.000Z'), 'Abwesend ab', '–', '02.12.2026, 08:00'],
  [change('until', null, '2033-12-31'), 'Aufbewahrt bis', '–', '31.12.2033'],
  [change('something.new', 'a', 'b'), 'something.new', 'a', 'b'],
])('%o is told as a value that became another', (entry, label, before, after) => {
  expect(historyLines({ changes: [entry] }, NAMES)).toEqual([{ label, before, after }]);
});

test.each([
  ['BOOKED', 'pool-1', 'Gebucht für „Team Wien“'],
  ['WITHDRAWN', 'gone', 'Zurückgezogen von „gelöschter Einsatz“'],
])('an offer that became %s is told with its appointment', (state, id, sentence) => {
  const changes = [change('offer.state', null, state), change('offer.appointmentId', null, id)];
  expect(historyLines({ changes }, NAMES)).toEqual([{ sentence }]);
});

test('a booking that was withdrawn after the work had begun says why', () => {
  const changes = [
    change('offer.state', 'BOOKED', 'WITHDRAWN'),
    change('offer.appointmentId', null, 'pool-1'),
    change('offer.reason', null, 'Ist nicht gekommen'),
  ];
  expect(historyLines({ changes }, NAMES)).toEqual([
    { sentence: 'Zurückgezogen von „Team Wien“' },
    { label: 'Grund', before: '–', after: 'Ist nicht gekommen' },
  ]);
});

test('who saved without a change is told so', () => {
  expect(historyLines({ changes: [] }, NAMES)).toEqual([{ sentence: 'Ohne Änderung gespeichert' }]);
});
