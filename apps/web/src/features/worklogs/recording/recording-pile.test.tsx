import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#testing/a-server.ts';
import {
  anAnswer,
  button,
  END,
  field,
  IN_THE_MIDST,
  line,
  NAMES,
  START,
  shown,
  work,
  worklog,
} from './shown-block.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const SAVED = { recordWorklogs: { id: 'b-1' } };
const WHO = Object.entries(NAMES);
const RECORDED = anAnswer(
  { version: 5, recordedByName: 'Dora Dispo' },
  WHO.map((who) => worklog(who, { isTransient: false, entries: [work(START, END, 1800)] })),
);

it('shows what was saved, and never takes it for somebody else’s', async () => {
  let wasOutdated = false;
  const { person } = await shown(anAnswer(), (become) => {
    become(RECORDED);
    return SAVED;
  });
  const observer = new MutationObserver(() => {
    wasOutdated ||= screen.queryByText(/inzwischen gespeichert/) !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  field('Pause, Lena Huber').focus();
  await person.keyboard('30{Tab}');
  await person.click(button('Zeiten speichern'));
  await waitFor(() => line('Sophie Fuchs').getByText('Erfasst'));
  observer.disconnect();
  expect(wasOutdated).toBe(false);
});

it('stays where it stood in the pile once it was saved, and goes on from there with what was typed', async () => {
  const places = [IN_THE_MIDST];
  const { person, path, server } = await shown(
    anAnswer(),
    (become) => {
      become(RECORDED);
      return SAVED;
    },
    () => places.shift() ?? null,
  );
  await person.click(button('Zeiten speichern'));
  await waitFor(() => expect(server.of('WorklogBlockNeighbours')).toHaveLength(2));
  screen.getByText('Zeitblock 2 von 4 offenen');
  await waitFor(() => line('Lena Huber').getByText('Erfasst'));
  field('Pause, Lena Huber').focus();
  await person.keyboard('45{Control>}{Enter}{/Control}');
  await waitFor(() => expect(path()).toBe('/worklog_recording/b-2'));
});

it.each([
  ['to the one before at the end of the pile', { position: 4, count: 4, previousId: 'b-3', nextId: null }, '/b-3', 0],
  ['to the list after the only one', { position: 1, count: 1, previousId: null, nextId: null }, '', 1],
])('goes %s', async (_where, place, end, said) => {
  const { person, path } = await shown(
    anAnswer(),
    () => SAVED,
    () => place,
  );
  await person.click(button('Speichern und nächster Zeitblock'));
  await waitFor(() => expect(path()).toBe(`/worklog_recording${end}`));
  expect(screen.queryAllByText('Das war der letzte Zeitblock der Liste.')).toHaveLength(said);
});

it('tells whoever types that others are booked by now', async () => {
  const { person, answer } = await shown();
  field('Ende, Lena Huber').focus();
  await person.keyboard('2200{Tab}');
  await answer(
    anAnswer(
      {},
      WHO.slice(1).map((who) => worklog(who)),
    ),
  );
  await screen.findByText(/Ihre Eingaben sind noch da/);
  expect(field('Ende, Lena Huber').value).toBe('22:00');
});

it('shows hours to whoever may not record them, and saves nothing by keys either', async () => {
  const { person, server } = await shown(anAnswer({ viewerCanRecord: false }));
  expect(field('Beginn, Lena Huber').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Zeiten speichern' })).toBeNull();
  screen.getByRole('link', { name: 'Lena Huber' }).focus();
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(server.of('RecordWorklogs')).toHaveLength(0);
});

it('takes the signs of the number pad for words in a note', async () => {
  const { person } = await shown();
  field('Notiz, Lena Huber').focus();
  await person.keyboard('Bar*/Küche+-');
  expect(field('Notiz, Lena Huber').value).toBe('Bar*/Küche+-');
  expect(line('Markus Gruber').getByText('Geplant')).toBeTruthy();
});

it('puts what the server refuses of a note at its line', async () => {
  const fields = { 'worklogs.1.note': 'Höchstens 256 Zeichen.' };
  const { person } = await shown(anAnswer(), () => refusal(GENERAL_FAILURES.invalidInput, fields));
  await person.click(button('Zeiten speichern'));
  await waitFor(() => line('Markus Gruber').getByText('Höchstens 256 Zeichen.'));
});
