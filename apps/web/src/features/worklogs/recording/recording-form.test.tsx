import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { WORKLOG_RULES } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { blockQuery, toRecord } from './block-query.ts';
import { RecordingForm } from './recording-form.tsx';

const NAMES = { 'w-1': 'Lena Huber', 'w-2': 'Markus Gruber', 'w-3': 'Sophie Fuchs' };
const START = '2026-10-27T17:00:00+01:00';
const END = '2026-10-27T23:00:00+01:00';
const work = (startDateTime: string, endDateTime: string, breakInSeconds = 0) => ({
  type: 'WORK',
  startDateTime,
  endDateTime,
  breakInSeconds,
});
const worklog = ([worklogUserId, worklogUserName]: readonly string[], changes: object = {}) => ({
  worklogUserId,
  worklogUserName,
  isPrevented: false,
  isTransient: true,
  didNotCome: false,
  note: null,
  entries: [work(START, END)],
  elsewhere: [],
  ...changes,
});
const anAnswer = (block: object = {}, worklogs = Object.entries(NAMES).map((who) => worklog(who))) => ({
  fetchWorklogBlockInfo: {
    id: 'b-1',
    version: 4,
    hasEnded: true,
    workMinutes: 0,
    worklogRecordedAt: null,
    worklogsEnteredAt: null,
    recordedByName: null,
    viewerCanRecord: true,
    printoutState: 'SENT',
    printout: { sentAt: '2026-10-26T08:00:00Z' },
    invoiceRecipient: { id: 'r-1', name: 'Donauwerk AG' },
    appointment: { description: 'Firmenfeier', startDateTime: START, endDateTime: END, typeDescription: 'Service' },
    ...block,
  },
  worklogs,
});
type Answer = ReturnType<typeof anAnswer>;

/** The form as its page shows it. */
function Page() {
  const { data } = useQuery({ ...blockQuery('b-1'), select: toRecord });
  return data && <RecordingForm newest={data} />;
}

async function shown(first: Answer = anAnswer(), record: () => object = () => ({ recordWorklogs: { id: 'b-1' } })) {
  const state = { answer: first };
  const server = aServer({
    WorklogBlock: () => state.answer,
    WorklogBlockHistory: () => ({ fetchWorklogBlockInfo: { history: { count: 0, items: [] } } }),
    WorklogBlockNeighbours: () => ({
      worklogBlockNeighbours: { position: 2, count: 4, previousId: 'b-0', nextId: 'b-2' },
    }),
    RecordWorklogs: record,
  });
  const rendered = renderScreen(<Page />);
  await screen.findByText('Zeitblock 2 von 4 offenen');
  const answer = (next: Answer): Promise<void> => {
    state.answer = next;
    return queryClient.invalidateQueries({ queryKey: blockQuery('b-1').queryKey });
  };
  return { ...rendered, server, answer };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (name: string) => within(screen.getByRole('link', { name }).closest('tbody') as HTMLElement);
interface Sent {
  readonly worklogs: readonly { readonly entries: readonly { readonly endDateTime: string }[] }[];
}
const sent = (server: Awaited<ReturnType<typeof shown>>['server']) =>
  server.of('RecordWorklogs').at(-1)?.variables as unknown as Sent;

afterEach(() => vi.unstubAllGlobals());

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
  expect(field('Beginn der 2. Schicht, Lena Huber').value).toBe('00:00');
  expect(field('Pause der 2. Schicht, Lena Huber').value).toBe('30');
  line('Lena Huber').getByText('5,75 h');
});

it('adds a shift and takes it away again by the keys of the number pad', async () => {
  const { person } = await shown();
  field('Ende, Lena Huber').focus();
  await person.keyboard('1900+2000{Tab}2200{Tab}');
  line('Lena Huber').getByText('4,00 h');
  field('Ende der 2. Schicht, Lena Huber').focus();
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

it('asks who was slower, and loads what the other has recorded', async () => {
  const { person, answer } = await shown(anAnswer(), () => refusal(GENERAL_FAILURES.stale));
  field('Ende, Lena Huber').focus();
  await person.keyboard('2200{Tab}');
  await answer(anAnswer({ version: 5, recordedByName: 'Eva Steindl' }));
  await screen.findByText(/^Eva Steindl hat diesen Zeitblock inzwischen gespeichert/);
  expect(field('Ende, Lena Huber').value).toBe('22:00');
  await person.click(button('Zeiten speichern'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(field('Ende, Lena Huber').value).toBe('23:00'));
  expect(screen.queryByText(/inzwischen gespeichert/)).toBeNull();
});

it('says that others are booked now, and offers to load them', async () => {
  const { person } = await shown(anAnswer(), () => refusal(WORKLOG_FAILURES.otherWorkers));
  await person.click(button('Zeiten speichern'));
  await screen.findByText(new RegExp(WORKLOG_FAILURES.otherWorkers.message));
  await person.click(button('Neu laden'));
  await waitFor(() => expect(screen.queryByText(new RegExp(WORKLOG_FAILURES.otherWorkers.message))).toBeNull());
});

it('puts what the server refuses at the field that it is about', async () => {
  const fields = { 'worklogs.1.entries.0.endDateTime': WORKLOG_RULES.future };
  const { person } = await shown(anAnswer(), () => refusal(GENERAL_FAILURES.invalidInput, fields));
  await person.click(button('Zeiten speichern'));
  await screen.findByText(WORKLOG_RULES.future);
  expect(document.activeElement).toBe(field('Ende, Markus Gruber'));
});

it('sends the same again after a lost answer, under the same key', async () => {
  const answers: object[] = [LOST];
  const { person, server } = await shown(anAnswer(), () => answers.shift() ?? { recordWorklogs: { id: 'b-1' } });
  await person.click(button('Zeiten speichern'));
  await screen.findByRole('alert');
  await waitFor(() => expect(server.of('RecordWorklogs')).toHaveLength(1));
  await person.click(button('Zeiten speichern'));
  await screen.findByText('Zeiten gespeichert');
  const [first, second] = server.of('RecordWorklogs');
  expect(second?.key).toBe(first?.key);
});

it('shows what others record as long as nobody types, and who is still missing', async () => {
  const { answer } = await shown();
  const recorded = { isTransient: false, entries: [work(START, END, 1800)] };
  const [lena, markus, sophie] = Object.entries(NAMES);
  await answer(
    anAnswer({ version: 5 }, [worklog(lena ?? [], recorded), worklog(markus ?? [], recorded), worklog(sophie ?? [])]),
  );
  await waitFor(() => line('Lena Huber').getByText('Erfasst'));
  line('Sophie Fuchs').getByText('Fehlt noch');
  screen.getByText('Nachträglich gebucht, Zeiten fehlen noch: Sophie Fuchs.');
});

it('shows the plan before the start, and nothing to type', async () => {
  const start = addMinutes(new Date(), 60);
  const appointment = {
    ...anAnswer().fetchWorklogBlockInfo.appointment,
    startDateTime: start.toISOString(),
    endDateTime: addMinutes(start, 240).toISOString(),
  };
  await shown(anAnswer({ appointment, hasEnded: false }));
  screen.getByText(/Danach können hier die Zeiten erfasst werden/);
  expect(field('Beginn, Lena Huber').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Zeiten speichern' })).toBeNull();
  expect(screen.queryByLabelText('Beginn für alle')).toBeNull();
});

it('keeps three workers folded on a phone, and opens the one that is otherwise', async () => {
  const matches = (query: string) => query.includes('max-width');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
  const { person, server } = await shown();
  expect(screen.queryByLabelText('Ende, Lena Huber')).toBeNull();
  expect(screen.queryByLabelText('Anfahrt für alle')).toBeNull();
  await person.click(field('Pause für alle'));
  await person.keyboard('30');
  await person.click(button('Für alle 3 übernehmen'));
  await person.click(button(/Markus Gruber/));
  await person.click(field('Ende, Markus Gruber'));
  await person.keyboard('2130');
  await person.click(button('Zeiten speichern'));
  await screen.findByText('Zeiten gespeichert');
  const ends = sent(server).worklogs.map(({ entries }) => entries[0]?.endDateTime);
  expect(ends).toEqual([END, '2026-10-27T21:30:00+01:00', END]);
});
