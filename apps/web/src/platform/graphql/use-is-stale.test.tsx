import { onlineManager, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';
import { useIsStale } from './use-is-stale.ts';

let answer: () => string;
function Screen() {
  const { data } = useQuery({ queryKey: ['shown'], queryFn: () => answer() });
  return <p>{`${data} ${useIsStale() ? 'alt' : 'neu'}`}</p>;
}

afterEach(() => onlineManager.setOnline(true));

it('marks what could not be renewed until it is', async () => {
  answer = () => 'Liste';
  renderScreen(<Screen />);
  await screen.findByText('Liste neu');
  answer = () => {
    throw new ApiError('UNREACHABLE', 'weg');
  };
  await act(() => queryClient.refetchQueries());
  await screen.findByText('Liste alt');
  answer = () => 'Neue Liste';
  await act(() => queryClient.refetchQueries());
  await screen.findByText('Neue Liste neu');
});

it('marks everything while there is no network', async () => {
  answer = () => 'Liste';
  renderScreen(<Screen />);
  await screen.findByText('Liste neu');
  act(() => onlineManager.setOnline(false));
  await screen.findByText('Liste alt');
});

it('says nothing of a refusal', async () => {
  answer = () => 'Liste';
  renderScreen(<Screen />);
  await screen.findByText('Liste neu');
  answer = () => {
    throw new ApiError('FORBIDDEN', 'nein');
  };
  await act(() => queryClient.refetchQueries());
  expect(screen.getByText('Liste neu')).toBeTruthy();
});
