import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { act } from '#testing/library.tsx';
import { renderScreen } from '#testing/render.tsx';
import { AppLink } from './app-link.tsx';

/** Whether the browser was left to follow the link by itself. */
function isLeftToBrowser(link: Parameters<typeof AppLink>[0], click: MouseEventInit = {}): boolean {
  let left = true;
  const note = (event: Event): void => {
    left = !event.defaultPrevented;
  };
  document.addEventListener('click', note, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
  act(() => screen.getByText(String(link.children)).dispatchEvent(event));
  return left;
}

it.each([
  ['an address of the app', '/tenants', {}, false, '/tenants'],
  ['in a new tab', '/tenants', { ctrlKey: true }, true, '/'],
  ['in a new window', '/tenants', { shiftKey: true }, true, '/'],
  ['by another button', '/tenants', { button: 1 }, true, '/'],
  ['a phone number', 'tel:+431', {}, true, '/'],
] as const)('%s', (children, href, click, isLeft, at) => {
  const { path } = renderScreen(<AppLink href={href}>{children}</AppLink>);
  expect([isLeftToBrowser({ children }, click), path()]).toEqual([isLeft, at]);
});

it('leaves a link for another tab to the browser, and a handled click to whoever handled it', () => {
  const { path } = renderScreen(
    <>
      <AppLink href="/tenants" target="_blank">
        elsewhere
      </AppLink>
      <AppLink href="/tenants" onClick={(event) => event.preventDefault()}>
        handled
      </AppLink>
    </>,
  );
  expect(isLeftToBrowser({ children: 'elsewhere' })).toBe(true);
  isLeftToBrowser({ children: 'handled' });
  expect(path()).toBe('/');
});
