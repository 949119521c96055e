import { expect, test } from 'vitest';
import { removalConsequences } from './removal-consequences.tsx';
import type { Removal } from './removal-query.ts';

const NONE = { assessments: 0, feedbacks: 0, denials: 0, absences: 0 };
const textsOf = (removal: Partial<Removal>) =>
  removalConsequences({
    kind: 'DELETE',
    until: null,
    linked: [],
    bookings: [],
    openOffers: 0,
    erased: NONE,
    ...removal,
  }).map(({ text }) => text);

test('who can be deleted is told what goes, in numbers', () => {
  expect(textsOf({ erased: { assessments: 9, feedbacks: 1, denials: 0, absences: 2 } })).toEqual([
    'Die Person verliert sofort den Zugang.',
    'Nichts steht der Löschung entgegen: Alle Daten der Person werden sofort gelöscht.',
    'Ebenfalls gelöscht: 9 Beurteilungen, 1 Rückmeldung und 2 Abwesenheiten.',
  ]);
});

test('nothing that is not there is counted', () => {
  expect(textsOf({}).join()).not.toContain('Ebenfalls');
});

test('who can only be anonymised is told because of what', () => {
  const texts = textsOf({ kind: 'ANONYMISE', linked: ['Angebote oder Buchungen', 'Stundennachweise'] });
  expect(texts).toContain('Erhalten bleiben, ohne Namen: Angebote oder Buchungen und Stundennachweise.');
});

test('whose data the law wants is told until when', () => {
  const texts = textsOf({ kind: 'RESTRICT', until: '2033-12-31' });
  expect(texts.join()).toContain('bleiben bis 31.12.2033 aufbewahrt');
});
