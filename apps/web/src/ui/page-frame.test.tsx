import { expect, it, vi } from 'vitest';
import { pageFoot } from './page-frame.ts';

const foot = () => document.documentElement.style.getPropertyValue('--page-foot');

it('keeps notices above what sticks to the bottom, also at the end of the page, where it stands higher', () => {
  const bar = Object.assign(document.createElement('div'), { style: 'position: sticky; bottom: 64px' });
  document.body.append(bar);
  vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(72);
  const place = vi.spyOn(bar, 'getBoundingClientRect');
  const forget = pageFoot(bar);
  const scrolledTo = (top: number) => {
    place.mockReturnValue(new DOMRect(0, top, 360, 72));
    window.dispatchEvent(new Event('scroll'));
    return foot();
  };
  expect(scrolledTo(window.innerHeight - 64 - 72)).toBe('72px');
  expect(scrolledTo(window.innerHeight - 64 - 72 - 48)).toBe('120px');
  forget?.();
  expect(foot()).toBe('');
  bar.remove();
});
