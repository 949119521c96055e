import { SERIES_RULES } from '@gastspiel/domain/appointments/series.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import type { AppointmentInput } from '../save-appointment.ts';
import { SeriesDialog } from './series-dialog.tsx';

/** A Tuesday, two weeks before Mariä Empfängnis. */
const INPUT: AppointmentInput = {
  description: 'Frühstück',
  startDateTime: '2026-11-24T05:30:00Z',
  endDateTime: '2026-11-24T11:00:00Z',
  desiredTargetUsers: 4,
  typeId: 't',
  targetUserPoolId: 'p',
  sectorAttributes: {
    customer: 'Hotel Ringhof',
    venue: 'Saal',
    address: { countryCode: 'AT' },
    meetingInformation: {},
  },
  internalAttributes: {},
};

const shown = (taken: () => object, made: () => object = () => ({ createSeries: { count: 3 } })) => {
  const server = aServer({ TakenDays: taken, CreateSeries: made });
  const [onMade, onClose] = [vi.fn(), vi.fn()];
  return { server, onMade, onClose, ...renderScreen(<SeriesDialog input={INPUT} onMade={onMade} onClose={onClose} />) };
};
const nothingTaken = () => ({ takenDays: [] });
const days = () => screen.getAllByRole('checkbox').slice(1);
const ticked = () => days().map((box) => (box as HTMLInputElement).checked);
const row = (day: string) => screen.getByRole('checkbox', { name: new RegExp(day) });

it('proposes four weeks, leaves the holiday and what is there already unticked, and makes what is ticked', async () => {
  const { person, server, onMade } = shown(() => ({ takenDays: ['2026-12-01'] }));
  await screen.findByText('gibt es schon');
  // Di., 24.11. and the three after it, of which one is taken and one a holiday.
  expect(ticked()).toEqual([true, false, false, true]);
  expect(screen.getByText('Mariä Empfängnis')).toBeTruthy();
  expect(screen.getByText('dieser Einsatz')).toBeTruthy();
  await person.click(row('08.12.2026'));
  await person.click(screen.getByRole('button', { name: '3 Einsätze anlegen' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
  expect(server.of('CreateSeries')[0]?.variables).toEqual({
    input: INPUT,
    days: ['2026-11-24', '2026-12-08', '2026-12-15'],
  });
  expect(await screen.findByText('3 Einsätze „Frühstück“ angelegt')).toBeTruthy();
});

it('follows weekdays and rhythm, and counts the places', async () => {
  const { person } = shown(nothingTaken);
  await person.click(screen.getByRole('button', { name: 'Do' }));
  await waitFor(() => expect(days()).toHaveLength(8));
  await person.click(screen.getByRole('checkbox', { name: 'Feiertage auslassen' }));
  expect(screen.getByText(/, 32 Plätze · 1 Feiertag/)).toBeTruthy();
  await person.click(screen.getByRole('combobox', { name: 'Rhythmus' }));
  await person.click(screen.getByRole('option', { name: 'Alle 2 Wochen' }));
  await waitFor(() => expect(days()).toHaveLength(4));
});

it('makes no days before it is known which of them are there already', async () => {
  const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let asked = 0;
  const { person } = shown(() => answers[asked++]?.promise ?? {});
  const make = await screen.findByRole('button', { name: '3 Einsätze anlegen' });
  expect(make).toHaveProperty('disabled', true);
  answers[0]?.resolve(nothingTaken());
  await waitFor(() => expect(make).toHaveProperty('disabled', false));
  await person.click(screen.getByRole('button', { name: 'Do' }));
  // The answer is still the one of the days before.
  expect(await screen.findByRole('button', { name: '7 Einsätze anlegen' })).toHaveProperty('disabled', true);
  answers[1]?.resolve({ takenDays: ['2026-11-26'] });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '6 Einsätze anlegen' })).toHaveProperty('disabled', false),
  );
});

it('says what stands against the days, and can not be sent then', async () => {
  const { person } = shown(nothingTaken);
  const until = screen.getByRole('textbox', { name: 'Bis' });
  await person.clear(until);
  await person.type(until, '01.01.2026');
  await person.tab();
  expect(await screen.findByText(SERIES_RULES.order)).toBeTruthy();
  expect(screen.getByRole('button', { name: '0 Einsätze anlegen' })).toHaveProperty('disabled', true);
});

it('makes no series of more than there may be', async () => {
  const { person } = shown(nothingTaken);
  for (const day of ['Mo', 'Mi', 'Do', 'Fr', 'Sa', 'So']) await person.click(screen.getByRole('button', { name: day }));
  const until = screen.getByRole('textbox', { name: 'Bis' });
  await person.clear(until);
  await person.type(until, '24.11.2027');
  await person.tab();
  expect(await screen.findByText(SERIES_RULES.tooMany)).toBeTruthy();
  expect(screen.getByRole('button', { name: '0 Einsätze anlegen' })).toHaveProperty('disabled', true);
});

it('keeps everything and says why when the server refuses, also when what is taken can not be known', async () => {
  const message = 'Eine gewählte Einsatzart existiert nicht mehr.';
  const refused = refusal({ message, classification: 'BAD_REQUEST' });
  const { person, onMade } = shown(
    () => refused,
    () => refused,
  );
  await screen.findByText('Ob es Einsätze davon schon gibt, konnte nicht geprüft werden.');
  await person.click(screen.getByRole('button', { name: '3 Einsätze anlegen' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(onMade).not.toHaveBeenCalled();
});

it('goes on as after a success when the answer got lost and the days are there', async () => {
  const taken: string[] = [];
  const { person, server, onMade } = shown(
    () => ({ takenDays: [...taken] }),
    () => {
      taken.push('2026-11-24', '2026-12-01', '2026-12-15');
      return LOST;
    },
  );
  await person.click(await readyButton('3 Einsätze anlegen'));
  expect(await screen.findByText('3 Einsätze „Frühstück“ angelegt')).toBeTruthy();
  expect(onMade).toHaveBeenCalledOnce();
  expect(server.of('CreateSeries')).toHaveLength(1);
  expect(screen.queryByText(/Keine Antwort/)).toBeNull();
});

it('notices it as soon as fresh data comes', async () => {
  let taken: object = { takenDays: [] };
  const { person, server, onMade } = shown(
    () => taken,
    () => {
      taken = LOST;
      return LOST;
    },
  );
  await person.click(await readyButton('3 Einsätze anlegen'));
  await screen.findByText(/Keine Antwort/);
  taken = { takenDays: ['2026-11-24', '2026-12-01', '2026-12-15'] };
  await queryClient.invalidateQueries();
  expect(await screen.findByText('3 Einsätze „Frühstück“ angelegt')).toBeTruthy();
  expect(onMade).toHaveBeenCalledOnce();
  expect(server.of('CreateSeries')).toHaveLength(1);
});

it('takes days that were there before for no sign, and repeats the same thing under the same key', async () => {
  const answers: object[] = [LOST];
  const { person, server, onMade } = shown(
    () => ({ takenDays: ['2026-11-24'] }),
    () => answers.shift() ?? { createSeries: { count: 1 } },
  );
  await screen.findByText('gibt es schon');
  for (const day of ['24.11.2026', '01.12.2026', '15.12.2026']) await person.click(row(day));
  await person.click(screen.getByRole('button', { name: '1 Einsatz anlegen' }));
  await screen.findByText(/Keine Antwort/);
  expect(onMade).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '1 Einsatz anlegen' }));
  await screen.findByText(/angelegt/);
  const keys = server.of('CreateSeries').map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});
