import { afterEach, expect, it, vi } from 'vitest';
import { swallowDoubleClick } from './double-click.ts';

afterEach(() => void vi.useRealTimers());

it('lets the first press through and not the second, and leaves no timer for a page that is gone', () => {
  vi.useFakeTimers();
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed);
  swallowDoubleClick();
  for (const detail of [1, 2]) document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  document.body.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
