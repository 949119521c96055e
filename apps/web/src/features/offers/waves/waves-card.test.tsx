import { DEFAULT_WAVE_SETTINGS, WAVE_FAILURES } from '@gastspiel/domain/waves/wave-settings.ts';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { CockpitDialogs } from '../steps/cockpit-dialogs.tsx';
import type { Question } from '../steps/questions.ts';
import { RankingButton } from './ranking-dialog.tsx';
import { WavesCard } from './waves-card.tsx';
import type { Waves } from './waves-query.ts';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000 + 5000).toISOString();
const FIRST = { number: 1, size: 10, sentAt: inMinutes(-7), dueAt: null, accepted: 3, declined: 1, open: 6 };
const planned = (number: number, size: number, dueAt: string | null = null) => ({
  ...{ number, size, sentAt: null, dueAt, accepted: 0, declined: 0, open: 0 },
});
const WAVES: Waves = {
  state: 'RUNNING',
  gapMinutes: 45,
  hasEnough: false,
  waves: [FIRST, planned(2, 8, inMinutes(38)), planned(3, 5, inMinutes(83))],
  settings: { ...DEFAULT_WAVE_SETTINGS, version: 0 },
};

const left = (available: number) => ({
  AvailabilityCounts: () => ({
    targetUsersAvailableForAppointment: { availabilityCounts: { available, partially: 0, unavailable: 0 } },
  }),
});
const shown = (changes: Partial<Waves>, answers: object = {}, mayOffer = true) => {
  const server = aServer({ ...left(60), OfferWaves: () => ({ offerWaves: { ...WAVES, ...changes } }), ...answers });
  const known = { appointment: { id: 'a-1', desiredTargetUsers: 8 }, mayOffer };
  let turn: () => void = () => undefined;
  const Sample = () => {
    const [question, ask] = useState<Question>();
    // On a phone that is turned other parts stand in the place of these.
    const [turns, setTurns] = useState(0);
    turn = () => setTurns((before) => before + 1);
    return (
      <CockpitContext value={{ ...known, ask } as Partial<Cockpit> as Cockpit}>
        <div key={turns}>
          <WavesCard />
          {mayOffer && <RankingButton />}
        </div>
        {question && (
          <CockpitDialogs question={question} shortcuts={[true, () => undefined]} onClose={() => ask(undefined)} />
        )}
      </CockpitContext>
    );
  };
  return { server, ...renderScreen(<Sample />), turn: () => act(() => turn()) };
};
const button = (name: string) => screen.findByRole('button', { name });

it('tells of a run what came of it, what comes next and when it ends', async () => {
  shown({});
  await screen.findByText('läuft');
  for (const text of [
    'Welle 1: 10 Personen',
    'in 38 min',
    'in 1 h 23 min',
    'Endet von selbst, sobald 8 Personen gebucht sind.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/3 angenommen/).parentElement?.textContent).toBe('3 angenommen · 1 abgelehnt · 6 noch offen');
  expect(screen.getByText(/wenn dann noch Plätze frei sind/)).toBeTruthy();
});

it.each<[string, Partial<Waves>, string]>([
  ['stopped', { state: 'STOPPED', waves: [FIRST, planned(2, 8)] }, 'wartet, bis es weitergeht'],
  ['enough', { hasEnough: true }, 'Genug haben angenommen oder sind gebucht. Es wird niemand mehr angefragt.'],
  ['all out', { waves: [FIRST] }, 'Alle Wellen sind verschickt. Endet von selbst, sobald 8 Personen gebucht sind.'],
  ['full', { state: 'ENDED', hasEnough: true }, 'Beendet: 8 Personen sind gebucht.'],
  ['free again', { state: 'ENDED' }, 'Beendet. Es ist wieder ein Platz frei.'],
  ['too late', { waves: [FIRST, planned(2, 8)] }, 'nicht mehr vor Beginn'],
  [
    'never begun',
    { state: null, waves: [planned(1, 10)] },
    'Die Besten zuerst; haben nach 45 min nicht genug angenommen, werden die Nächsten gefragt.',
  ],
])('says how it stands: %s', async (_, changes, words) => {
  shown(changes);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('promises no more people than there are, and starts nothing for nobody', async () => {
  const plan = { state: null, waves: [planned(1, 24), planned(2, 18), planned(3, 12)] };
  const { unmount } = shown(plan, left(7));
  await screen.findByText('Welle 1: 7 Personen');
  expect(screen.queryByText(/^Welle 2/)).toBeNull();
  unmount();
  shown(plan, left(0));
  await screen.findByText('Derzeit ist niemand verfügbar, der noch nicht gefragt wurde.');
  expect(await button('Wellen starten')).toHaveProperty('disabled', true);
});

it('starts with the sizes that somebody chose, once', async () => {
  const answer = Promise.withResolvers<object>();
  const { person, server, turn } = shown(
    { state: null, waves: [planned(1, 10), planned(2, 8)] },
    { StartWaves: () => answer.promise },
  );
  await person.click(await button('Wellen einstellen'));
  const sizes = screen.getByLabelText('Personen je Welle');
  await person.clear(sizes);
  await person.type(sizes, '4; 2');
  turn();
  await person.click(await button('Speichern'));
  expect(await screen.findByText('Welle 1: 4 Personen')).toBeTruthy();
  turn();
  await person.dblClick(await button('Wellen starten'));
  answer.resolve({ startWaves: { state: 'RUNNING' } });
  expect(await screen.findByText('Welle 1 verschickt')).toBeTruthy();
  // One notice: nothing was saved before, and two would cover the card's buttons.
  expect(screen.queryByText('Gespeichert')).toBeNull();
  expect(server.of('StartWaves')).toHaveLength(1);
  expect(server.of('StartWaves')[0]?.variables).toEqual({ id: 'a-1', plan: { sizes: [4, 2], gapMinutes: 45 } });
});

it('explains the ranking, also while the phone is turned', async () => {
  const { person, turn } = shown({});
  await person.click(await button('So wird gereiht'));
  turn();
  await person.click(await button('Schließen'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('saves weights for the agency and sizes for the run', async () => {
  const { person, server } = shown(
    {},
    {
      SaveWaveSettings: () => ({ saveWaveSettings: { version: 1 } }),
      ChangeWaves: () => ({ changeWaves: { state: 'RUNNING' } }),
    },
  );
  await person.click(await button('Wellen einstellen'));
  await person.click(screen.getByRole('combobox', { name: 'Wohnort in der Nähe' }));
  await person.click(screen.getByRole('option', { name: 'wenig' }));
  await person.click(await button('Speichern'));
  await waitFor(() =>
    expect(server.of('ChangeWaves')[0]?.variables).toMatchObject({ from: 2, plan: { sizes: [8, 5] } }),
  );
  expect(server.of('SaveWaveSettings')[0]?.variables).toMatchObject({
    version: 0,
    input: { weights: { residence: 1 } },
  });
});

it('says why a wave can not go out', async () => {
  const { person } = shown({}, { SendNextWave: () => refusal(WAVE_FAILURES.alreadySent) });
  await person.click(await button('Welle 2 jetzt'));
  expect(await screen.findByText(WAVE_FAILURES.alreadySent.message)).toBeTruthy();
});

it('lets whoever may not offer only look', async () => {
  shown({}, {}, false);
  await screen.findByText('läuft');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it.each<[string, Partial<Waves>, string, object, string]>([
  [
    'a start',
    { state: null, waves: [planned(1, 10), planned(2, 8)] },
    'Wellen starten',
    { StartWaves: () => LOST },
    'Welle 1 verschickt',
  ],
  ['a wave', {}, 'Welle 2 jetzt', { SendNextWave: () => LOST }, 'Welle 2 verschickt'],
  ['a stop', {}, 'Anhalten', { StopWaves: () => LOST }, 'Wellen angehalten'],
])('says that %s was done when its answer got lost, instead of asking for another press there', async (_, ...step) => {
  const [before, name, lost, done] = step;
  const out = WAVES.waves.map((wave) => (wave.number === 2 ? { ...wave, sentAt: inMinutes(0) } : wave));
  const after = { ...WAVES, ...(name === 'Anhalten' ? { state: 'STOPPED' } : before.state !== null && { waves: out }) };
  const answers = [{ ...WAVES, ...before }];
  const { person, server } = shown({}, { ...lost, OfferWaves: () => ({ offerWaves: answers.shift() ?? after }) });
  await person.click(await button(name));
  await screen.findByText(done);
  expect(screen.queryByText(/noch keine Antwort/)).toBeNull();
  expect(server.of(Object.keys(lost)[0] ?? '')).toHaveLength(1);
});
