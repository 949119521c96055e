import { expect, test } from 'vitest';
import { historyLines } from './history-lines.ts';

const NAMES = new Map([
  ['worker-1', 'Anna Pichler'],
  ['type-1', 'Service'],
]);
const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });

test.each([
  ['BOOKED', 'worker-1', 'Anna Pichler: gebucht'],
  ['WITHDRAWN', 'worker-1', 'Anna Pichler: zurückgezogen'],
  ['CONTACTED', 'gone', 'Eine Person: kontaktiert'],
])('an offer that became %s names its worker', (state, id, sentence) => {
  const changes = [change('offer.state', null, state), change('offer.targetUserId', null, id)];
  expect(historyLines({ changes }, NAMES)).toEqual([{ sentence }]);
});

test('a booking that was withdrawn after the work had begun says why', () => {
  const changes = [
    change('offer.state', 'BOOKED', 'WITHDRAWN'),
    change('offer.targetUserId', null, 'worker-1'),
    change('offer.reason', null, 'Ist nicht gekommen'),
  ];
  expect(historyLines({ changes }, NAMES)).toEqual([
    { sentence: 'Anna Pichler: zurückgezogen' },
    { label: 'Grund', before: '–', after: 'Ist nicht gekommen' },
  ]);
});

test.each([
  [change('typeId', null, 'type-1'), 'Einsatzart', '–', 'Service'],
  [
    change('startDateTime', '2026-10-31T16:00:00Z', '2026-10-31T17:00:00Z'),
    'Beginn',
    '31.10.2026, 17:00',
    '31.10.2026, 18:00',
  ],
  [change('desiredTargetUsers', '5', '8'), 'Gewünschte Anzahl', '5', '8'],
])('%o is told as a value that became another', (entry, label, before, after) => {
  expect(historyLines({ changes: [entry] }, NAMES)).toEqual([{ label, before, after }]);
});

test('a new appointment is one line', () => {
  const changes = [change('description', null, 'Gala'), change('desiredTargetUsers', null, '8')];
  expect(historyLines({ changes }, NAMES)).toEqual([{ sentence: 'Angelegt' }]);
});

test.each([
  ['STARTED', 'Anfragen in Wellen gestartet'],
  ['ENDED', 'Anfragen in Wellen beendet'],
])('waves that are %s are a sentence', (waves, sentence) => {
  expect(historyLines({ changes: [change('waves', null, waves)] }, NAMES)).toEqual([{ sentence }]);
});

test('who saved without a change is told so', () => {
  expect(historyLines({ changes: [] }, NAMES)).toEqual([{ sentence: 'Ohne Änderung gespeichert' }]);
});
