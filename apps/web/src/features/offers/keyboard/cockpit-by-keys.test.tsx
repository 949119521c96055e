import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { act } from '#testing/library.tsx';
import { aCockpit } from '../appointment/a-cockpit.fixture.tsx';

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const candidates = () => rowsIn(screen.getByRole('table', { name: 'Geeignete Mitarbeiter/innen' }));
const lane = (name: string) => rowsIn(screen.getByRole('list', { name: new RegExp(name) }));
const first = (rows: readonly HTMLElement[]) => rows[0] as HTMLElement;
const button = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });

/** The cockpit with its four candidates, the first of whom has the focus. */
async function atTheFirst() {
  const cockpit = aCockpit();
  await waitFor(() => expect(candidates()).toHaveLength(4));
  act(() => first(candidates()).focus());
  return { ...cockpit, press: (keys: string) => cockpit.person.keyboard(keys) };
}

it('tells its keys by one of them, goes to the search by another, and takes none while somebody types', async () => {
  const { press } = await atTheFirst();
  await press('?');
  await screen.findByRole('dialog', { name: 'Tastenkürzel' });
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('/');
  const search = screen.getByRole('searchbox', { name: 'Name' });
  expect(document.activeElement).toBe(search);
  await press('?ab');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search).toHaveProperty('value', '?ab');
});

it('offers the row that has the focus, and goes on with the one that takes its place', async () => {
  const { press, server } = await atTheFirst();
  await press('a');
  await waitFor(() => expect(lane('Kontaktiert')).toHaveLength(1));
  expect(server.of('CreateOffer')[0]?.variables).toMatchObject({ targetUserId: 'Ada' });
  await waitFor(() => expect(first(candidates()).textContent).toContain('Bea'));
  await waitFor(() => expect(document.activeElement).toBe(first(candidates())));
});

it('chooses from one row to another, lets them go again, and offers all that are chosen by one key', async () => {
  const { press, server } = await atTheFirst();
  await press(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await screen.findByRole('region', { name: '3 ausgewählt' });
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: /ausgewählt/ })).toBeNull());
  await press(' {ArrowUp} a');
  await waitFor(() => expect(lane('Kontaktiert')).toHaveLength(2));
  // Also whoever could come only in part: they were chosen.
  expect(server.of('CreateOffers')[0]?.variables).toMatchObject({
    includePartially: true,
    targetUserIds: ['Cleo', 'Bea'],
  });
});

it('goes from lane to lane, books and withdraws only after asking, and loses the place of the focus never', async () => {
  const { press } = await atTheFirst();
  await press('a');
  await waitFor(() => expect(lane('Kontaktiert')).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(first(candidates())));
  await press('a');
  await waitFor(() => expect(lane('Kontaktiert')).toHaveLength(2));
  act(() => first(lane('Kontaktiert')).focus());
  await press('b');
  await screen.findByRole('dialog', { name: 'Direkt buchen?' });
  expect(document.activeElement).toBe(await button('Abbrechen'));
  const book = await button('Direkt buchen');
  await waitFor(() => expect(book).toHaveProperty('disabled', false));
  await press('{Tab}{Enter}');
  await waitFor(() => expect(lane('Gebucht')).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(first(lane('Kontaktiert'))));
  await press('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(first(lane('Gebucht'))));
  await press('{ArrowLeft}n');
  await screen.findByRole('dialog', { name: 'Notiz zum Angebot' });
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('z');
  await screen.findByRole('dialog', { name: 'Zurückziehen?' });
  await press('{Tab}{Enter}');
  await waitFor(() => expect(lane('Kontaktiert')).toHaveLength(0));
});
