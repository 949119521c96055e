import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { type Problem, ProgressCard } from './progress-card.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const FAILED: Problem = { id: 'i-1', name: '2026-00007', reason: 'Die UID fehlt.' };

it.each([
  ['leaves by itself once all went well', 2, [], 1],
  ['stays while it goes on', 1, [], 0],
  ['stays until it is closed where something failed', 2, [FAILED], 0],
])('%s', (_, done, problems, times) => {
  const onClose = vi.fn();
  renderScreen(
    <ProgressCard
      label="Fortschritt"
      title="2 Rechnungen versendet"
      done={done}
      total={2}
      leave=""
      problems={problems}
      isAboveBar={false}
      onClose={onClose}
    />,
  );
  expect(screen.getByText('2 Rechnungen versendet')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(onClose).toHaveBeenCalledTimes(times);
});
