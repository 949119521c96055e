import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { unreachable } from '#platform/graphql/api-error.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { StartFailed } from './start-failed.tsx';

const OUT_OF_REACH = unreachable(new TypeError('Failed to fetch'));
const PALETTE = { light: '#8ab', main: '#357', dark: '#123', contrastText: '#fff' };
const THEME = { primaryColorPalette: PALETTE, secondaryColorPalette: PALETTE, logoSquareBase64: null };
const HOUR = 3_600_000;

function keep(description: string, from: number, to: number): void {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const appointment = {
    description,
    startDateTime: at(from),
    endDateTime: at(to),
    venue: 'Palais Wehrgraf',
    address: {},
  };
  const brand = { name: 'Agentur Nord', tenantTheme: THEME };
  keptShifts.save({ savedAt: at(-30), brand, shifts: [{ offerId: 'o-1', appointment }] });
}

it('starts without a network with the kept shifts, and tries again when it is back', async () => {
  keep('Bankett', 20, 24);
  const retry = vi.fn();
  const Trying = () => {
    const [error, setError] = useState<unknown>(OUT_OF_REACH);
    retry.mockImplementation(() => setError(null));
    return <StartFailed error={error} retry={retry} />;
  };
  renderScreen(<Trying />);
  const title = await screen.findByRole('heading', { name: 'Bankett' });
  expect(screen.getByRole('status').textContent).toMatch(/Stand von \w+\., \d/);
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledOnce();
  });
  // While it is tried, they can go on reading.
  expect(title.isConnected).toBe(true);
});

it.each([
  ['the worker with kept shifts', () => keep('Bankett', 20, 24)],
  ['everybody else', () => undefined],
])('goes on by itself for %s when the server answers again', async (_, before) => {
  before();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let isBack = false;
  vi.stubGlobal('fetch', async () => new Response('', { status: isBack ? 200 : 503 }));
  const retry = vi.fn();
  renderScreen(<StartFailed error={OUT_OF_REACH} retry={retry} />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(retry).not.toHaveBeenCalled();
  isBack = true;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(retry).toHaveBeenCalled();
});

it('says that nothing is booked where that was kept', async () => {
  keep('Bankett', -9, -3);
  renderScreen(<StartFailed error={OUT_OF_REACH} retry={() => undefined} />);
  await screen.findByText('In den nächsten Tagen nichts gebucht');
});

it.each([
  ['nothing was kept', () => undefined, OUT_OF_REACH],
  ['the server is there and refuses', () => keep('Bankett', 20, 24), new Error('broken')],
])('says that the start failed where %s', async (_, before, error) => {
  before();
  renderScreen(<StartFailed error={error} retry={() => undefined} />);
  await screen.findByRole('button', { name: 'Abmelden' });
  expect(screen.queryByText('Bankett')).toBeNull();
});
