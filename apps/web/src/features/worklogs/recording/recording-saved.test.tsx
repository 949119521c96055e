import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { WORKLOG_RULES } from '@gastspiel/domain/worklogs/worklog-rules.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LOST, refusal } from '#testing/a-server.ts';
import { inWidth } from '#testing/widths.ts';
import {
  anAnswer,
  button,
  END,
  field,
  line,
  NAMES,
  START,
  sent,
  shown,
  work,
  worklog,
} from './shown-block.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks who was slower, and loads what the other has recorded', async () => {
  const { person, answer, server } = await shown(anAnswer(), () => refusal(GENERAL_FAILURES.stale));
  field('Ende, Lena Huber').focus();
  await person.keyboard('2200{Tab}');
  await answer(anAnswer({ version: 5, worklogRecordedAt: '2026-10-28T08:00:00Z', recordedByName: 'Eva Steindl' }));
  await screen.findByText(/^Eva Steindl hat diesen Zeitblock inzwischen gespeichert/);
  expect(field('Ende, Lena Huber').value).toBe('22:00');
  await person.click(button('Zeiten speichern'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent(server)).toMatchObject({ version: 4 });
  await person.click(dialog.getByRole('button', { name: 'Neu laden' }));
  await waitFor(() => expect(field('Ende, Lena Huber').value).toBe('23:00'));
  expect(screen.queryByText(/inzwischen gespeichert/)).toBeNull();
});

it('names nobody when a booking and no recording has changed the block', async () => {
  const recorded = { worklogRecordedAt: '2026-10-28T08:00:00Z', recordedByName: 'Eva Steindl' };
  const { person, answer } = await shown(anAnswer(recorded));
  field('Ende, Lena Huber').focus();
  await person.keyboard('2200{Tab}');
  await answer(anAnswer({ ...recorded, version: 5 }));
  await screen.findByText(/^Dieser Zeitblock hat sich inzwischen geändert/);
});

it('saves once and says it once when the button is clicked twice', async () => {
  const { server } = await shown();
  // Faster than a screen is drawn.
  for (const save of [button('Zeiten speichern'), button('Zeiten speichern')]) fireEvent.click(save);
  await screen.findAllByText('Zeiten gespeichert');
  expect(server.of('RecordWorklogs')).toHaveLength(1);
  expect(screen.getAllByText('Zeiten gespeichert')).toHaveLength(1);
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

it('takes a change after a lost answer for its own, and says nothing of others', async () => {
  const { person, answer } = await shown(anAnswer(), () => LOST);
  field('Ende, Lena Huber').focus();
  await person.keyboard('2200{Tab}');
  await person.click(button('Zeiten speichern'));
  await screen.findByText(/^Keine Antwort/);
  await answer(anAnswer({ version: 5, worklogRecordedAt: '2026-10-28T08:00:00Z', recordedByName: 'Dora Dispo' }));
  field('Ende, Markus Gruber').focus();
  await person.keyboard('2130{Tab}');
  expect(field('Ende, Lena Huber').value).toBe('22:00');
  expect(screen.queryByText(/inzwischen/)).toBeNull();
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
  await inWidth(360);
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
