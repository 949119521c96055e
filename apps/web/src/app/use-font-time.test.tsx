import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { useFontTime } from './use-font-time.ts';

const aBrowser = ({ hasFont }: { readonly hasFont: boolean }) =>
  vi.stubGlobal('fetch', async () => {
    if (!hasFont) throw new TypeError('ERR_CACHE_MISS');
    return new Response();
  });

function Time() {
  return <p>{useFontTime() ? 'now' : 'later'}</p>;
}

function Asking({ answer }: { readonly answer: Promise<string> }) {
  useQuery({ queryKey: ['shifts'], queryFn: () => answer });
  return <Time />;
}

it('leaves the line to the first data, and comes after them', async () => {
  aBrowser({ hasFont: false });
  const { promise, resolve } = Promise.withResolvers<string>();
  const { container } = renderScreen(<Asking answer={promise} />);
  await act(async () => undefined);
  expect(container.textContent).toBe('later');
  resolve('Bankett');
  await waitFor(() => expect(container.textContent).toBe('now'));
});

it('is there at once where the browser has it', async () => {
  aBrowser({ hasFont: true });
  const { container } = renderScreen(<Asking answer={new Promise(() => undefined)} />);
  // Before its patience ends.
  await waitFor(() => expect(container.textContent).toBe('now'), { timeout: 2_000 });
});

it('does not wait for ever where nothing is asked', () => {
  vi.useFakeTimers();
  aBrowser({ hasFont: false });
  const { container } = renderScreen(<Time />);
  act(() => vi.advanceTimersByTime(3_900));
  expect(container.textContent).toBe('later');
  act(() => vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('now');
});
