import { expect, test } from 'vitest';
import { worklogHistoryLines } from './worklog-history-lines.ts';

const NAMES = new Map([['w-1', 'Lena Huber']]);
const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });
const entries = (end: string, breakMinutes: number) =>
  JSON.stringify([
    { type: 'WORK', start: '2026-10-27T16:00:00Z', end, breakMinutes },
    { type: 'TRAVEL_TO', start: '2026-10-27T15:30:00Z', end: '2026-10-27T16:00:00Z', breakMinutes: 0 },
  ]);

test.each([
  [[change('recorded', null, 'true')], 'Zeiten erfasst'],
  [[change('recorded', null, 'false')], 'Nachträglich gebucht: Zeiten sind wieder zu erfassen'],
  [
    [change('printout.workers', null, '3'), change('printout.recipients', null, '["office@donauwerk.example"]')],
    'Stundennachweis mit 3 Personen in Auftrag gegeben, an office@donauwerk.example',
  ],
  [
    [
      change('printoutByHand.sentAt', null, '2026-10-26T08:12:00Z'),
      change('printoutByHand.recipients', null, '["a@b.example","c@d.example"]'),
    ],
    'Versand des Stundennachweises nachgetragen: 26.10.2026, 09:12, an a@b.example, c@d.example',
  ],
])('%o is said in a sentence', (changes, sentence) => {
  expect(worklogHistoryLines({ changes, subjectId: null }, NAMES)).toEqual([{ sentence }]);
});

test('the hours of a worker are told with their name, before and after', () => {
  const changes = [change('entries', entries('2026-10-27T22:00:00Z', 0), entries('2026-10-27T23:15:00Z', 30))];
  expect(worklogHistoryLines({ changes, subjectId: 'w-1' }, NAMES)).toEqual([
    {
      label: 'Lena Huber',
      before: 'Di., 27.10.2026, 17:00–23:00; Anfahrt Di., 27.10.2026, 16:30–17:00',
      after: 'Di., 27.10.2026, 17:00–00:15 +1, Pause 30 min; Anfahrt Di., 27.10.2026, 16:30–17:00',
    },
  ]);
});

test('who did not come, why, and who changed nothing', () => {
  const gone = [
    change('didNotCome', 'false', 'true'),
    change('note', null, 'Krank'),
    change('entries', entries('2026-10-27T22:00:00Z', 0), '[]'),
  ];
  expect(worklogHistoryLines({ changes: gone, subjectId: 'w-1' }, NAMES)).toEqual([
    { sentence: 'Lena Huber: nicht erschienen' },
    { label: 'Notiz zu Lena Huber', before: '–', after: 'Krank' },
    expect.objectContaining({ label: 'Lena Huber', after: '–' }),
  ]);
  expect(worklogHistoryLines({ changes: [], subjectId: 'w-1' }, NAMES)).toEqual([
    { sentence: 'Lena Huber: unverändert' },
  ]);
});
