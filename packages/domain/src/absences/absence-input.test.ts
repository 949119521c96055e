import { expect, test } from 'vitest';
import { AbsenceInput } from '#domain/absences/absence-input.ts';

test.each([
  [
    { fromDay: '2026-12-24', toDay: '2026-12-26', note: ' Urlaub ' },
    { startsAt: '2026-12-23T23:00:00.000Z', endsAt: '2026-12-26T23:00:00.000Z', isWholeDays: true, note: 'Urlaub' },
  ],
  [
    { startsAt: '2026-12-24T08:00:00+01:00', endsAt: '2026-12-24T12:00:00Z' },
    { startsAt: '2026-12-24T07:00:00.000Z', endsAt: '2026-12-24T12:00:00.000Z', isWholeDays: false, note: null },
  ],
  // The hour that comes twice: the offset tells which one is meant.
  [
    { startsAt: '2026-10-25T02:30:00+02:00', endsAt: '2026-10-25T02:30:00+01:00' },
    { startsAt: '2026-10-25T00:30:00.000Z', endsAt: '2026-10-25T01:30:00.000Z', isWholeDays: false, note: null },
  ],
  [
    { fromDay: '2026-12-01', toDay: '2028-11-30' },
    { startsAt: '2026-11-30T23:00:00.000Z', endsAt: '2028-11-30T23:00:00.000Z', isWholeDays: true, note: null },
  ],
])('%j is taken', (input, values) => {
  expect(JSON.parse(JSON.stringify(AbsenceInput.parse(input)))).toEqual(values);
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{}, { fromDay: 'Bitte ausfüllen.', toDay: 'Bitte ausfüllen.' }],
  [{ fromDay: '2026-12-24' }, { toDay: 'Bitte ausfüllen.' }],
  [{ endsAt: '2026-12-24T08:00:00Z' }, { startsAt: 'Bitte ausfüllen.' }],
  [
    { fromDay: '2026-12-24', startsAt: '2026-12-24T08:00:00Z' },
    { startsAt: 'Bitte entweder ganze Tage oder Uhrzeiten angeben.' },
  ],
  [{ fromDay: '2026-12-25', toDay: '2026-12-24' }, { toDay: 'Das Ende muss nach dem Beginn liegen.' }],
  [
    { startsAt: '2026-12-24T08:00:00Z', endsAt: '2026-12-24T09:00:00+01:00' },
    { endsAt: 'Das Ende muss nach dem Beginn liegen.' },
  ],
  [
    { fromDay: '24.12.2026', toDay: '2026-02-30' },
    {
      fromDay: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
      toDay: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
    },
  ],
  [
    { startsAt: '2026-12-24T08:00:00', endsAt: '2026-12-24' },
    { startsAt: 'Bitte Datum und Uhrzeit angeben.', endsAt: 'Bitte Datum und Uhrzeit angeben.' },
  ],
  [{ fromDay: '2026-12-01', toDay: '2028-12-01' }, { toDay: 'Eine Abwesenheit dauert höchstens zwei Jahre.' }],
  [
    { startsAt: '2026-12-01T08:00:00Z', endsAt: '2028-12-01T08:00:01Z' },
    { endsAt: 'Eine Abwesenheit dauert höchstens zwei Jahre.' },
  ],
  [{ fromDay: '2026-12-01', toDay: '2026-12-01', note: 'x'.repeat(257) }, { note: 'Höchstens 256 Zeichen.' }],
])('%j is refused at the field', (input, messages) => {
  const issues = AbsenceInput.safeParse(input).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(messages);
});
