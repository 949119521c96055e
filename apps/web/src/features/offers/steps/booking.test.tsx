import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { readyButton } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { CockpitDialogs } from './cockpit-dialogs.tsx';
import type { Question } from './questions.ts';
import { useSteps } from './use-steps.ts';

const JANA = { offerId: 'o-1', targetUserId: 'w-1', offerState: 'ACCEPTED', firstName: 'Jana', lastName: 'Gruber' };
const PEOPLE = [
  { id: 'w-1', name: 'Jana Gruber' },
  { id: 'w-2', name: 'Ben Lang' },
];

/** The steps of the cockpit, and what they ask. */
function Sample({ offer }: { readonly offer: object }) {
  const [question, ask] = useState<Question>();
  const steps = useSteps('a-1', ask);
  const appointment = { id: 'a-1', desiredTargetUsers: 4, bookedTargetUsers: 4 };
  const cockpit = { appointment, steps, selection: { clear: () => undefined } } as unknown as Cockpit;
  return (
    <CockpitContext value={cockpit}>
      <button type="button" onClick={() => void steps.book([offer as Offer])}>
        Jana
      </button>
      <button type="button" onClick={() => ask({ kind: 'bookDirectly', people: PEOPLE })}>
        Beide
      </button>
      {question && (
        <CockpitDialogs
          question={question}
          shortcuts={[true, () => undefined]}
          onClose={() => ask((now) => (now === question ? undefined : now))}
        />
      )}
    </CockpitContext>
  );
}

it('books somebody who is absent by now only when that is meant', async () => {
  const server = aServer({ BookOffers: () => ({ bookOffers: 1 }) });
  const { person } = renderScreen(<Sample offer={{ ...JANA, isAbsent: true }} />);
  await person.click(screen.getByRole('button', { name: 'Jana' }));
  await screen.findByText('Für die Zeit des Einsatzes ist eine Abwesenheit eingetragen: Jana Gruber.');
  expect(server.of('BookOffers')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Trotzdem buchen' }));
  await screen.findByText('Jana Gruber ist gebucht');
});

it('books one more than wanted only when that is meant', async () => {
  const server = aServer({
    BookOffers: ({ allowOverbooking }) => (allowOverbooking ? { bookOffers: 1 } : refusal(OFFER_FAILURES.fullyBooked)),
  });
  const { person } = renderScreen(<Sample offer={{ ...JANA, isAbsent: false }} />);
  await person.click(screen.getByRole('button', { name: 'Jana' }));
  await screen.findByText('4 von 4 Plätzen sind besetzt. Danach wären 5 Personen gebucht.');
  expect(server.of('BookOffers')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Trotzdem buchen' }));
  await screen.findByText('Jana Gruber ist gebucht');
});

it('books directly whoever can be booked, and leaves out whom nothing can bring there', async () => {
  const standing = (targetUserId: string, firstName: string, ...kinds: readonly string[]) => ({
    ...{ targetUserId, firstName, lastName: '', availability: 'AVAILABLE', warnings: [] },
    objections: kinds.map((kind) => ({ kind, isBlocking: true })),
  });
  const server = aServer({
    BookingObjections: () => ({ bookingObjections: [standing('w-1', 'Jana'), standing('w-2', 'Ben', 'BOOKED')] }),
    CreateBookings: () => ({ createBookings: 1 }),
  });
  const { person } = renderScreen(<Sample offer={JANA} />);
  await person.click(screen.getByRole('button', { name: 'Beide' }));
  await screen.findByText('Kann nicht gebucht werden');
  await person.click(await readyButton('Direkt buchen'));
  await waitFor(() => expect(server.of('CreateBookings')).toHaveLength(1));
  expect(server.of('CreateBookings')[0]?.variables).toMatchObject({ targetUserIds: ['w-1'] });
});
