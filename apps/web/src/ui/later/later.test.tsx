import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { later } from './later.tsx';
import { FloatingFailed, PageFailed } from './load-failed.tsx';

const Page = () => <h1>Da bin ich</h1>;
const withoutNetwork = () => vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));

it('shows in the place of a page that could not be loaded what is wrong, and the page once it is tried again', async () => {
  const Later = later(withoutNetwork(), { Failed: PageFailed });
  const { person } = renderScreen(<Later />);
  const title = await screen.findByRole('heading', { name: 'Diese Seite konnte nicht geladen werden' });
  await waitFor(() => expect(title).toBe(document.activeElement));
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('heading', { name: 'Da bin ich' });
});

it('goes on by itself when the network is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Later = later(withoutNetwork(), { Failed: PageFailed });
  renderScreen(<Later />);
  await screen.findByRole('heading', { name: 'Keine Verbindung' });
  isOnline.mockRestore();
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { name: 'Da bin ich' });
});

it('leaves the rest of the screen alone, and can be closed', async () => {
  const Menu = later<{ onClose: () => void }>(() => Promise.reject(new TypeError('Failed to fetch')), {
    Failed: FloatingFailed,
  });
  const onClose = vi.fn();
  const { person } = renderScreen(
    <>
      <p>Mein Formular</p>
      <Menu onClose={onClose} />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Das konnte nicht geladen werden.');
  screen.getByText('Mein Formular');
  await person.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is loaded once, however often it is shown', async () => {
  const load = vi.fn(async () => Page);
  const Later = later(load, { Failed: PageFailed });
  renderScreen(
    <>
      <Later />
      <Later />
    </>,
  );
  expect(await screen.findAllByRole('heading', { name: 'Da bin ich' })).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});
