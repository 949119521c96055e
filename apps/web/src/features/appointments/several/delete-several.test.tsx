import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { SeveralBar } from './several-bar.tsx';
import { RUN_TEXTS } from './several-texts.ts';

const asked = async (count: number) => {
  const chosen = Array.from({ length: count }, (_, index) =>
    anAppointment({ id: `a-${index}`, description: `Gala ${index + 1}` }),
  );
  const several = {
    chosen: new Map(chosen.map((one) => [one.id, one])),
    ...{ isOn: true, clear: () => {}, switchMode: () => {}, toggle: () => {}, choose: () => {}, keepOnly: () => {} },
  };
  const { person } = renderScreen(<SeveralBar several={several} outfits={[]} onShow={() => {}} />);
  await person.click(screen.getByRole('button', { name: 'Löschen' }));
  return within(await screen.findByRole('dialog'));
};

it('names the first six that would be deleted, and how many more', async () => {
  const dialog = await asked(8);
  const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toHaveLength(7);
  expect(names[0]).toBe('„Gala 1“, Mo., 10.03.2031');
  expect(names.at(-1)).toBe('und 2 weitere');
  dialog.getByText(/^Auch ihre Angebote und Buchungen werden gelöscht/);
});

it('speaks of one as of one', async () => {
  const dialog = await asked(1);
  dialog.getByText('„Gala 1“, Mo., 10.03.2031');
  dialog.getByText(/^Auch seine Angebote und Buchungen werden gelöscht/);
  // Beside "10 Personen gefragt" a bare number would be read as a person.
  expect(RUN_TEXTS.failed(1)).toBe('1 Einsatz fehlgeschlagen');
});
