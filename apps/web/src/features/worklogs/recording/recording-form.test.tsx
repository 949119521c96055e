import { WORKLOG_RULES } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { anAnswer, button, field, line, START, sent, shown, work, worklog } from './shown-block.fixture.tsx';

it('takes 1730 for 17:30, and shows a time after midnight as one of the next day', async () => {
  const { person } = await shown();
  await person.click(field('Beginn, Lena Huber'));
  await person.keyboard('1730{Tab}0015{Tab}');
  expect(field('Beginn, Lena Huber').value).toBe('17:30');
  expect(field('Ende, Lena Huber').value).toBe('00:15');
  line('Lena Huber').getByText('+1');
  line('Lena Huber').getByText('6,75 h');
  line('Lena Huber').getByText('Pause fehlt');
  screen.getByText(/keine Pause bei mehr als 6 Stunden\. Sie können trotzdem speichern/);
});

it('leads by Tab and by Enter from field to field and at the end to the button, by arrows to the line beneath', async () => {
  const { person } = await shown();
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  field('Beginn, Lena Huber').focus();
  const way: unknown[] = [];
  for (const key of ['{Tab}', '{Enter}', '{Tab}', '{Enter}', '{Tab}', '{Enter}', '{ArrowDown}', '{ArrowUp}']) {
    await person.keyboard(key);
    way.push(focused());
  }
  expect(way).toEqual([
    'Ende, Lena Huber',
    'Pause, Lena Huber',
    'Anfahrt, Lena Huber',
    'Rückfahrt, Lena Huber',
    'Notiz, Lena Huber',
    'Beginn, Markus Gruber',
    'Beginn, Sophie Fuchs',
    'Beginn, Markus Gruber',
  ]);
  field('Notiz, Sophie Fuchs').focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Zeiten speichern'));
});

it('saves one set of times for all with one exception, to the minute', async () => {
  const { person, server } = await shown();
  expect(line('Lena Huber').getByText('Geplant')).toBeTruthy();
  field('Ende für alle').focus();
  await person.keyboard('2315{Tab}30*');
  expect(document.activeElement).toBe(field('Beginn, Lena Huber'));
  await person.keyboard('1645{Enter}{Enter}{Enter}15{Enter}{Enter}Leitung');
  expect(line('Lena Huber').getByText('Abweichend')).toBeTruthy();
  expect(line('Markus Gruber').getByText('Übernommen')).toBeTruthy();
  screen.getByText('Anfahrt und Rückfahrt 0,25 h');
  screen.getByText('Arbeitszeit 17,50 h');
  await person.click(button('Zeiten speichern'));
  await screen.findByText('Zeiten gespeichert');
  const same = [work(START, '2026-10-27T23:15:00+01:00', 1800)];
  expect(sent(server)).toEqual({
    id: 'b-1',
    version: 4,
    worklogs: [
      {
        worklogUserId: 'w-1',
        didNotCome: false,
        note: 'Leitung',
        entries: [
          work('2026-10-27T16:45:00+01:00', '2026-10-27T23:15:00+01:00', 1800),
          { ...work('2026-10-27T16:30:00+01:00', '2026-10-27T16:45:00+01:00'), type: 'TRAVEL_TO' },
        ],
      },
      { worklogUserId: 'w-2', didNotCome: false, note: null, entries: same },
      { worklogUserId: 'w-3', didNotCome: false, note: null, entries: same },
    ],
  });
});

it('tells at the fields what is wrong, counts it, and leads to the first one', async () => {
  const { person, server } = await shown();
  field('Ende, Markus Gruber').focus();
  await person.keyboard('2570{Tab}x{Tab}');
  await person.click(button('Zeiten speichern'));
  expect(document.activeElement).toBe(field('Ende, Markus Gruber'));
  expect(field('Ende, Markus Gruber').getAttribute('aria-invalid')).toBe('true');
  screen.getByText(WORKLOG_RULES.clock);
  screen.getByText('Bitte 2 Felder prüfen');
  expect(server.of('RecordWorklogs')).toHaveLength(0);
});

it('tells it in the midst of a word too, when that is to be saved', async () => {
  const { person, server } = await shown();
  field('Ende, Lena Huber').focus();
  await person.keyboard('173{Control>}{Enter}{/Control}');
  screen.getByText(WORKLOG_RULES.clock);
  expect(document.activeElement).toBe(field('Ende, Lena Huber'));
  expect(server.of('RecordWorklogs')).toHaveLength(0);
});

it('offers to split at midnight where a break has no room before it', async () => {
  const { person } = await shown();
  field('Beginn, Lena Huber').focus();
  await person.keyboard('2345{Tab}600{Tab}30{Tab}');
  screen.getByText(WORKLOG_RULES.breakOnFirstDay(15));
  await person.click(button('Um Mitternacht aufteilen'));
  expect(field('Beginn der 2. Arbeitszeit, Lena Huber').value).toBe('00:00');
  expect(field('Pause der 2. Arbeitszeit, Lena Huber').value).toBe('30');
  expect(document.activeElement).toBe(field('Pause der 2. Arbeitszeit, Lena Huber'));
  line('Lena Huber').getByText('5,75 h');
});

it('adds a shift and takes it away again by the keys of the number pad', async () => {
  const { person } = await shown();
  field('Ende, Lena Huber').focus();
  await person.keyboard('1900+2000{Tab}2200{Tab}');
  line('Lena Huber').getByText('4,00 h');
  field('Ende der 2. Arbeitszeit, Lena Huber').focus();
  await person.keyboard('-');
  line('Lena Huber').getByText('2,00 h');
});

it('records by one key that somebody did not come, with the reason', async () => {
  const { person, server } = await shown();
  field('Ende, Sophie Fuchs').focus();
  await person.keyboard('-Krank{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.of('RecordWorklogs')).toHaveLength(1));
  expect(sent(server).worklogs[2]).toEqual({
    worklogUserId: 'w-3',
    didNotCome: true,
    note: 'Krank',
    entries: [],
  });
});

it('suggests for who is prevented that they did not come', async () => {
  const { person } = await shown(anAnswer({}, [worklog(['w-1', 'Lena Huber'], { isPrevented: true })]));
  await person.click(button('Nicht erschienen?'));
  line('Lena Huber').getByText('Nicht erschienen');
  line('Lena Huber').getByText('0,00 h');
});

it('goes on to the next block of the pile after it has saved', async () => {
  const { person, path } = await shown();
  field('Beginn für alle').focus();
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(path()).toBe('/worklog_recording/b-2'));
});

it('adds up the ways there and back', async () => {
  const { person } = await shown();
  field('Anfahrt, Lena Huber').focus();
  await person.keyboard('30{Tab}15{Tab}');
  screen.getByText('Anfahrt und Rückfahrt 0,75 h');
});
