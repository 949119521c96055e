import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { DateTile } from './date-tile.tsx';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-20T17:00:00Z', 'Fr.20Nov.', 'Freitag, 20. November 2026'],
  ['2026-05-04T17:00:00Z', 'Mo.4Mai', 'Montag, 4. Mai 2026'],
  // In Vienna the new year has begun.
  ['2027-12-31T23:30:00Z', 'Sa.1Jän.2028', 'Samstag, 1. Jänner 2028'],
])('%s reads %s', (instant, text, spoken) => {
  vi.setSystemTime('2026-11-16T10:00:00Z');
  renderScreen(<DateTile instant={instant} />);
  expect(screen.getByRole('img', { name: spoken }).textContent).toBe(text);
});
