import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inWidth } from '#testing/widths.ts';
import { aCockpit } from './a-cockpit.fixture.tsx';

const steps = async (person: ReturnType<typeof aCockpit>['person']) => {
  await person.click(screen.getByRole('button', { name: 'Weitere Schritte' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const inDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

it('asks all who can come after saying how many that are', async () => {
  const { person, server } = aCockpit();
  await person.click(await screen.findByRole('button', { name: 'Allen Verfügbaren anbieten (4)' }));
  await screen.findByText('4 Personen werden verständigt und können annehmen oder ablehnen.');
  expect(server.of('CreateOffers')).toEqual([]);
  await person.click(await inDialog('4 Angebote verschicken'));
  await screen.findByText('4 Angebote verschickt');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: /Kontaktiert/ }).querySelectorAll('[data-row]')).toHaveLength(4),
  );
});

it('lets accounting look at everything and change nothing', async () => {
  const { person } = aCockpit('TENANT_USER_ACCOUNTING');
  await screen.findByText('Ada Haas');
  expect(screen.queryByRole('button', { name: /anbieten|buchen/i })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(await steps(person)).toEqual(['Verlauf', 'Tastenkürzel']);
});

it('has one list at a time on a phone, and the main step beneath those who could come', async () => {
  await inWidth(360);
  const { person } = aCockpit();
  await person.click(await screen.findByRole('tab', { name: /Gebucht/ }));
  expect(screen.queryByRole('button', { name: /Allen Verfügbaren/ })).toBeNull();
  await person.click(screen.getByRole('tab', { name: /Geeignet/ }));
  await screen.findByRole('button', { name: 'Allen Verfügbaren anbieten (4)' });
});
