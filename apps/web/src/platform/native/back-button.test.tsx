import Dialog from '@mui/material/Dialog';
import { expect, it, vi } from 'vitest';
import { render } from '#testing/library.tsx';
import { closeTopmost } from './back-button.ts';

it('has nothing to close on a page without windows', () => {
  render(<main>Offene Angebote</main>);
  expect(closeTopmost(document)).toBe(false);
});

it('closes the dialog that lies on top', () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  render(
    <>
      <Dialog open onClose={lower}>
        Ablehnen?
      </Dialog>
      <Dialog open onClose={upper}>
        Wirklich?
      </Dialog>
    </>,
  );
  expect(closeTopmost(document)).toBe(true);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
});
