import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { RecipientPanel } from './recipient-panel.tsx';

const [INN, HALL] = [
  { id: 'r-1', customerNumber: 'K-1', name: 'Altes Gasthaus' },
  { id: 'r-2', customerNumber: 'K-2', name: 'Kongresszentrum' },
];

const shown = () => {
  aServer({
    FoundRecipientNames: ({ search }) => ({
      invoiceRecipientNames: [INN, HALL].filter(({ name }) => name.includes(search ?? '')),
    }),
  });
  const onPress = vi.fn();
  return { onPress, ...renderScreen(<RecipientPanel chosen={[]} onPress={onPress} />) };
};

it('is walked by the arrow keys from the search on', async () => {
  const { person, onPress } = shown();
  await screen.findByText('K-2 · Kongresszentrum');
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith(HALL);
});

it('takes the only match with the Enter key, and nothing while there are several', async () => {
  const { person, onPress } = shown();
  await screen.findByText('K-2 · Kongresszentrum');
  await person.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  await person.keyboard('Kongress');
  await waitFor(() => expect(screen.queryByText('K-1 · Altes Gasthaus')).toBeNull());
  await person.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith(HALL);
});
