import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { useSelection } from '../use-selection.ts';
import type { Question } from './questions.ts';
import { useSteps } from './use-steps.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const HOUR = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const anOffer = (offerId: string, offerState: OfferState, firstName: string) =>
  ({ offerId, offerState, firstName, lastName: 'Gruber', targetUserId: `worker of ${offerId}` }) as Offer;
const JANA = anOffer('o-1', 'BOOKED', 'Jana');
const PAUL = anOffer('o-2', 'BOOKED', 'Paul');
const MIRA = anOffer('o-3', 'CONTACTED', 'Mira');

const reason = () => screen.getByLabelText('Grund');
const withdraw = () => screen.getByRole('button', { name: 'Zurückziehen' });

interface SampleProps extends Omit<Extract<Question, { kind: 'withdraw' }>, 'kind'> {
  readonly startsIn: number;
  readonly onClose: () => void;
}

function Sample({ startsIn, ...question }: SampleProps) {
  const appointment = { id: 'a-1', startDateTime: hoursFromNow(startsIn), endDateTime: hoursFromNow(startsIn + 6) };
  const selection = useSelection();
  const cockpit = { appointment, steps: useSteps('a-1', () => undefined), selection } as Partial<Cockpit> as Cockpit;
  return (
    <CockpitContext value={cockpit}>
      <WithdrawDialog {...question} />
    </CockpitContext>
  );
}

const shown = (props: Omit<SampleProps, 'onClose'>, ...answers: object[]) => {
  const answer = () => answers.shift() ?? { withdrawOffer: true, withdrawAllOffers: props.offers.length };
  const server = aServer({
    ...{ WithdrawOffer: answer, WithdrawOffers: answer },
    CreateBookings: () => ({ createBookings: 1 }),
    CreateOffer: () => ({ createOffer: { offerId: 'o-9' } }),
  });
  const onClose = vi.fn();
  return { server, onClose, ...renderScreen(<Sample {...props} onClose={onClose} />) };
};

it('wants a reason for a booking of work that has begun, and sends it', async () => {
  const { person, server, onClose } = shown({ startsIn: -1, offers: [JANA] });
  await person.click(withdraw());
  await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'));
  expect(server.received).toHaveLength(0);

  await person.type(reason(), '  Ist nicht gekommen ');
  await person.click(withdraw());
  await screen.findByText('Buchung von Jana Gruber zurückgezogen');
  expect(server.of('WithdrawOffer')[0]?.variables).toEqual({ offerId: 'o-1', reason: 'Ist nicht gekommen' });
  expect(onClose).toHaveBeenCalled();
});

it.each([
  ['a selection', undefined, ['o-1', 'o-2']],
  ['a whole lane', ['BOOKED'] as const, null],
])('wants one reason for %s', async (_, allIn, offerIds) => {
  const { person, server } = shown({ startsIn: -1, offers: [JANA, PAUL], ...(allIn && { allIn }) });
  await person.type(reason(), 'Abgesagt');
  await person.click(withdraw());
  await screen.findByText('2 Angebote zurückgezogen');
  expect(server.of('WithdrawOffers')[0]?.variables).toEqual({
    appointmentId: 'a-1',
    offerStates: ['BOOKED'],
    offerIds,
    reason: 'Abgesagt',
  });
});

it.each([
  ['a booking of work ahead', 1, JANA, 'Buchung von Jana Gruber zurückgezogen'],
  ['an offer of work that has begun', -1, MIRA, '1 Angebot zurückgezogen'],
])('asks for no reason for %s', async (_, startsIn, offer, said) => {
  const { person, server } = shown({ startsIn, offers: [offer] });
  expect(screen.queryByLabelText('Grund')).toBeNull();
  await person.click(withdraw());
  await screen.findByText(said);
  expect(server.of('WithdrawOffer')[0]?.variables).toEqual({ offerId: offer.offerId, reason: null });
});

it('asks for the reason when the work began while the dialog was open', async () => {
  const { person, onClose } = shown(
    { startsIn: 1, offers: [JANA] },
    refusal(OFFER_FAILURES.reasonNeeded, { reason: OFFER_FAILURES.reasonNeeded.message }),
  );
  await person.click(withdraw());
  await person.type(await screen.findByLabelText('Grund'), 'Krank');
  expect(onClose).not.toHaveBeenCalled();
  await person.click(withdraw());
  await screen.findByText('Buchung von Jana Gruber zurückgezogen');
});

it('says at the field what the server has against the reason, and keeps it there', async () => {
  const { person, onClose } = shown(
    { startsIn: -1, offers: [JANA] },
    refusal(OFFER_FAILURES.reasonNeeded, { reason: OFFER_FAILURES.reasonNeeded.message }),
  );
  await person.type(reason(), 'Krank');
  await person.click(withdraw());
  await screen.findByText(OFFER_FAILURES.reasonNeeded.message);
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  expect(reason()).toHaveProperty('value', 'Krank');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['that has begun', -1, /1 Buchung wird zurückgezogen, die Person wird verständigt/],
  ['that is over', -24, /1 Buchung wird zurückgezogen, ohne Verständigung/],
])('says whether anybody is told of a withdrawal from work %s', (_, startsIn, sentence) => {
  shown({ startsIn, offers: [JANA] });
  expect(screen.getByRole('dialog').textContent).toMatch(sentence);
});

it('can be taken back at once: who was booked is booked, who was asked is asked again', async () => {
  const { person, server } = shown({ startsIn: 1, offers: [JANA, MIRA] });
  await person.click(withdraw());
  await person.click(await screen.findByRole('button', { name: 'Wieder buchen und anbieten', hidden: true }));
  await waitFor(() => expect(server.of('CreateOffer')).toHaveLength(1));
  expect(server.of('CreateBookings')[0]?.variables).toMatchObject({ targetUserIds: ['worker of o-1'] });
  expect(server.of('CreateOffer')[0]?.variables).toMatchObject({ targetUserId: 'worker of o-3' });
});
