import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CandidateSteps } from '../candidates/candidate-steps.tsx';
import type { Candidate } from '../candidates/candidates-query.ts';
import { Obstacles } from '../candidates/obstacles.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { OfferMenu } from '../lanes/offer-menu.tsx';
import type { Offer } from '../lanes/offers-query.ts';
import { Prevention } from '../lanes/prevention.tsx';
import { useSelection } from '../use-selection.ts';
import { CockpitDialogs } from './cockpit-dialogs.tsx';
import type { Question } from './questions.ts';
import { useSteps } from './use-steps.ts';

const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const LEA = {
  offerId: 'o-1',
  offerState: 'BOOKED',
  firstName: 'Lea',
  lastName: 'Haas',
  targetUserId: 'w-1',
  preventedAt: hoursFromNow(0),
  preventedNote: '39 Grad Fieber',
} as Offer;
const LEA_AGAIN = {
  id: 'w-1',
  firstName: 'Lea',
  lastName: 'Haas',
  availability: 'UNAVAILABLE',
  reasons: [{ reason: 'PREVENTED', appointmentDescription: null, restHours: null, isRestBefore: null }],
  warnings: [],
  preventedAt: hoursFromNow(0),
  preventedNote: '39 Grad Fieber',
} as unknown as Candidate;

interface SampleProps {
  readonly mayOffer?: boolean;
  readonly mayBook?: boolean;
  readonly offer?: Offer;
}

function Sample({ mayOffer = true, mayBook = true, offer = LEA }: SampleProps) {
  const [question, ask] = useState<Question>();
  const appointment = { id: 'a-1', startDateTime: hoursFromNow(5), endDateTime: hoursFromNow(9) };
  const steps = useSteps('a-1', ask);
  const known = { appointment, mayOffer, mayBook, mayWithdraw: true, steps, ask, selection: useSelection() };
  return (
    <CockpitContext value={known as Partial<Cockpit> as Cockpit}>
      {offer.preventedAt && <Prevention offer={offer} now={new Date()} />}
      <OfferMenu offer={offer} />
      <Obstacles {...LEA_AGAIN} />
      <CandidateSteps candidate={LEA_AGAIN} />
      {question && (
        <CockpitDialogs question={question} shortcuts={[true, () => undefined]} onClose={() => ask(undefined)} />
      )}
    </CockpitContext>
  );
}

const AHEAD = { bookedTargetUsers: 4, begins: 5 };
const counts = (available: number, partially = 0, accepted: readonly object[] = [], shift = AHEAD) => ({
  AppointmentWithFacts: () => ({
    appointment: {
      bookedTargetUsers: shift.bookedTargetUsers,
      preventedTargetUsers: 1,
      desiredTargetUsers: 4,
      startDateTime: hoursFromNow(shift.begins),
      endDateTime: hoursFromNow(shift.begins + 4),
      sectorAttributes: {},
    },
    tenantInformation: null,
  }),
  AppointmentOffers: () => ({ appointmentOffers: { count: accepted.length, items: accepted } }),
  AvailabilityCounts: () => ({
    targetUsersAvailableForAppointment: { availabilityCounts: { available, partially, unavailable: 0 } },
  }),
});
const seek = () => screen.getByRole('button', { name: 'Lea Haas: Ersatz suchen' });

it('seeks a replacement in one step that says in numbers what it does', async () => {
  const server = aServer({ ...counts(3, 2), SeekReplacement: () => ({ seekReplacement: 5 }) });
  const { person } = renderScreen(<Sample />);
  await person.click(seek());
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('3 verfügbare Personen bekommen ein Angebot.'));
  expect(dialog.textContent).toContain('Die Buchung von Lea Haas wird zurückgezogen, die Person wird verständigt.');
  await person.click(screen.getByLabelText(/Auch 2 Personen/));
  await waitFor(() => expect(dialog.textContent).toContain('5 verfügbare Personen bekommen ein Angebot.'));
  await person.click(screen.getByRole('button', { name: 'Ersatz suchen' }));
  await screen.findByText('Buchung von Lea Haas zurückgezogen');
  expect(screen.getByText('5 Angebote verschickt')).toBeTruthy();
  expect(server.of('SeekReplacement').map(({ variables }) => variables)).toEqual([
    { offerId: 'o-1', includePartially: true, replacementOfferId: null },
  ]);
});

it('books whoever accepted and waited longest, unless others are to be asked', async () => {
  const waiting = (offerId: string, firstName: string) => ({
    offerId,
    firstName,
    lastName: 'Lang',
    offerState: 'ACCEPTED',
  });
  const offers = [waiting('o-9', 'Ben'), waiting('o-8', 'Ida')].map((offer) => ({ ...offer, preventedAt: null }));
  const server = aServer({ ...counts(3, 0, offers), SeekReplacement: () => ({ seekReplacement: 0 }) });
  const { person } = renderScreen(<Sample />);
  await person.click(seek());
  await screen.findByText('Ida Lang hat angenommen und wird gebucht.');
  await person.click(screen.getByRole('combobox', { name: 'Wer springt ein?' }));
  await person.click(screen.getByRole('option', { name: 'Andere anfragen' }));
  await screen.findByRole('button', { name: 'Ersatz suchen' });
  await person.click(screen.getByRole('combobox', { name: 'Wer springt ein?' }));
  await person.click(screen.getByRole('option', { name: 'Ben Lang' }));
  await person.click(screen.getByRole('button', { name: 'Ersatz buchen' }));
  await screen.findByText('Der Platz ist wieder gebucht');
  expect(server.of('SeekReplacement')[0]?.variables).toMatchObject({ replacementOfferId: 'o-9' });
});

it('enters for somebody who phones that they can not come, and leads straight to a replacement', async () => {
  const server = aServer({
    ...counts(3),
    RecordPrevention: () => ({ recordPrevention: { offerId: 'o-1' } }),
    SeekReplacement: () => ({ seekReplacement: 3 }),
  });
  const booked = { ...LEA, preventedAt: null, preventedNote: null, phoneNumber: '+43 664 1234567' };
  const { person } = renderScreen(<Sample offer={booked} />);
  await person.click(screen.getByRole('button', { name: 'Lea Haas: weitere Schritte' }));
  expect(screen.getByRole('menuitem', { name: 'Anrufen: +43 664 1234567' }).getAttribute('href')).toBe(
    'tel:+436641234567',
  );
  await person.click(screen.getByRole('menuitem', { name: 'Verhindert eintragen' }));
  await person.type(await screen.findByLabelText(/Grund/), 'hat angerufen');
  await person.click(screen.getByRole('button', { name: 'Eintragen' }));
  await screen.findByRole('dialog', { name: 'Ersatz für Lea Haas suchen?' });
  expect(server.of('RecordPrevention')[0]?.variables).toEqual({ offerId: 'o-1', note: 'hat angerufen' });
});

it('says so when nobody could come, and when the worker comes after all', async () => {
  aServer({ ...counts(0), SeekReplacement: () => refusal(OFFER_FAILURES.notPrevented) });
  const { person } = renderScreen(<Sample />);
  await person.click(seek());
  await screen.findByText('Derzeit ist niemand verfügbar. Es wird niemand verständigt.');
  await person.click(screen.getByRole('button', { name: 'Nur zurückziehen' }));
  await screen.findByText(OFFER_FAILURES.notPrevented.message);
});

it.each([
  ['runs', { ...AHEAD, begins: -1 }, /^Der Einsatz läuft: Es wird niemand angefragt\./],
  ['has enough people without them', { ...AHEAD, bookedTargetUsers: 5 }, /^Es sind genug Personen gebucht\./],
])('asks nobody where the shift %s, and says so', async (_, shift, text) => {
  const server = aServer({ ...counts(3, 2, [], shift), SeekReplacement: () => ({ seekReplacement: 0 }) });
  const { person } = renderScreen(<Sample />);
  await person.click(seek());
  await screen.findByText(text);
  expect(screen.queryByText(/bekommen ein Angebot/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Nur zurückziehen' }));
  await screen.findByText('Buchung von Lea Haas zurückgezogen');
  expect(server.of('SeekReplacement')).toHaveLength(1);
});

it('books while the work runs, and asks nobody any more', () => {
  renderScreen(<Sample mayOffer={false} />);
  expect(seek()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lea Haas: Anbieten' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lea Haas: Direkt buchen' })).toBeTruthy();
});

it('offers no replacement once the work is over', () => {
  renderScreen(<Sample mayOffer={false} mayBook={false} />);
  expect(screen.queryByRole('button', { name: 'Lea Haas: Ersatz suchen' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lea Haas: Buchung zurückziehen' })).toBeTruthy();
});

it('marks who was prevented among the candidates, and asks before they are offered it again', async () => {
  const server = aServer({ CreateOffer: () => ({ createOffer: { offerId: 'o-2' } }) });
  const { person } = renderScreen(<Sample />);
  expect(screen.getByText('hat sich verhindert gemeldet, gerade eben: „39 Grad Fieber“')).toBeTruthy();
  expect(screen.queryByText('Verfügbar')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Lea Haas: Anbieten' }));
  expect(server.of('CreateOffer')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Trotzdem anbieten' }));
  await screen.findByText('1 Angebot verschickt');
});
