import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { OpenPlaces } from '../candidates/open-places.tsx';
import { type Cockpit, CockpitContext } from '../cockpit.ts';
import { OtherPersonDialog } from './other-person-dialog.tsx';

const person = (id: string, firstName: string) => ({
  ...{ id, firstName, lastName: 'Lang', effectiveRating: null, assessmentCount: 0 },
});
const standing = (targetUserId: string, availability: string, ...kinds: readonly string[]) => ({
  ...{ targetUserId, firstName: '', lastName: '', availability, warnings: [] },
  objections: kinds.map((kind) => ({ kind, isBlocking: kind === 'BOOKED' })),
});

function Sample({ available }: { readonly available: number }) {
  const [isAsked, setAsked] = useState(false);
  const appointment = { id: 'a-1', desiredTargetUsers: 4, bookedTargetUsers: 3, preventedTargetUsers: 0 };
  const known = { appointment, mayBook: true, ask: () => setAsked(true) };
  return (
    <CockpitContext value={known as unknown as Cockpit}>
      <OpenPlaces available={available} />
      {isAsked && <OtherPersonDialog onClose={() => undefined} />}
    </CockpitContext>
  );
}

it('says that a place stays open, and leads to others who are not booked then', async () => {
  aServer({
    ActivePeople: () => ({ targetUsers: { count: 2, items: [person('w-1', 'Ida'), person('w-2', 'Ben')] } }),
    BookingObjections: () => ({
      bookingObjections: [standing('w-1', 'AVAILABLE', 'NOT_IN_POOL'), standing('w-2', 'UNAVAILABLE', 'BOOKED')],
    }),
  });
  const { person: user } = renderScreen(<Sample available={0} />);
  expect(screen.getByText(/^1 Platz offen\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Andere Person buchen' }));
  await screen.findByText('Verfügbar · gehört nicht zum Personalpool des Einsatzes');
  expect(screen.getByText('Ida Lang')).toBeTruthy();
  expect(screen.queryByText('Ben Lang')).toBeNull();
});

it('says nothing while somebody can be asked', () => {
  renderScreen(<Sample available={2} />);
  expect(screen.queryByText(/Platz offen/)).toBeNull();
});
