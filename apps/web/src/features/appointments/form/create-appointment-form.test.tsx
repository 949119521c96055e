import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CHOICES } from '../appointment.fixture.ts';
import { newValues } from './appointment-values.ts';
import { CreateAppointmentForm } from './create-appointment-form.tsx';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';

const shown = (answers: Parameters<typeof aServer>[0] = {}) => {
  aServer({
    CreateAppointment: () => ({ createAppointment: { id: 'a-1' } }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
    ...answers,
  });
  return renderScreen(<CreateAppointmentForm choices={CHOICES} values={newValues(CHOICES)} recipient={undefined} />, {
    tenant: { hasInvoicingModule: true } as Viewer['tenant'],
  });
};
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) type(label, text);
};
const next = () => screen.getByRole('button', { name: 'Anlegen und weiteren erfassen' });
const ORDER = 'Der Beginn muss vor dem Ende liegen.';

const GALA = {
  Beschreibung: 'Gala',
  'Datum von': '10.03.2031',
  Beginn: '10',
  Ende: '16',
  'Gewünschte Anzahl': '2',
  Kunde: 'Palais Wehrgraf',
  Veranstaltungsort: 'Palais Wehrgraf',
};

it('begins at the first field when it was opened by a link', () => {
  shown();
  expect(document.activeElement).toBe(field('Beschreibung'));
});

it('finds no fault with the next one while it is being typed, also past midnight', async () => {
  const { person } = shown();
  fill(GALA);
  await person.click(next());
  await screen.findByText('„Gala“ angelegt');
  await waitFor(() => expect(field('Beginn').value).toBe(''));
  type('Beginn', '17');
  type('Ende', '1');
  await waitFor(() => expect(field('Datum bis').value).toBe('11.03.2031'));
  expect(screen.queryByText(ORDER)).toBeNull();
  expect(field('Ende').getAttribute('aria-invalid')).toBe('false');
});

it('takes the fault back when the day of the end has followed', async () => {
  const { person } = shown();
  fill({ ...GALA, Beschreibung: '' });
  await person.click(next());
  await screen.findByText('1 Angabe fehlt noch');
  type('Beginn', '17');
  await waitFor(() => expect(field('Datum bis').value).toBe('11.03.2031'));
  await waitFor(() => expect(field('Ende').getAttribute('aria-invalid')).toBe('false'));
  screen.getByText('1 Angabe fehlt noch');
});

it('keeps what is too long, and says by how much', async () => {
  shown();
  const long = 'x'.repeat(260);
  type('Beschreibung', long);
  expect(field('Beschreibung').value).toBe(long);
  expect(field('Beschreibung').maxLength).toBe(-1);
  screen.getByText('Höchstens 256 Zeichen, jetzt sind es 260.');
  expect(field('Beschreibung').getAttribute('aria-invalid')).toBe('true');
  type('Beschreibung', 'x'.repeat(250));
  screen.getByText('250 von höchstens 256 Zeichen');
});

it('says when the venues of the customer could not be loaded, and takes over the one that is chosen then', async () => {
  const address = { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' };
  const stable = {
    id: 'v-1',
    version: 1,
    venue: 'Gänsestall',
    station: null,
    contact: null,
    meetingPlace: 'Stalltür',
    address,
  };
  let tries = 0;
  const { person } = shown({
    FoundRecipientNames: () => ({ invoiceRecipientNames: [{ id: ID, customerNumber: 'K-1', name: 'Zur Gans' }] }),
    Venues: () => {
      tries += 1;
      return tries === 1 ? LOST : { venues: [stable] };
    },
  });
  await person.click(screen.getByLabelText('Rechnungsempfänger (optional)'));
  await person.click(await screen.findByRole('option', { name: 'K-1 · Zur Gans' }));
  await screen.findByText('Die Einsatzorte des Kunden konnten nicht geladen werden.');
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  const venue = await screen.findByLabelText('Einsatzort des Kunden (optional)');
  type('Beginn', '17');
  await person.click(venue);
  await person.click(await screen.findByRole('option', { name: 'Gänsestall' }));
  expect([field('Treffpunkt (optional)').value, field('Treffzeit (optional)').value]).toEqual(['Stalltür', '17:00']);
  await person.click(venue);
  await person.click(await screen.findByRole('option', { name: 'Anderer Ort' }));
  const rest = ['Veranstaltungsort', 'Treffpunkt (optional)', 'Treffzeit (optional)'].map(
    (label) => field(label).value,
  );
  expect(rest).toEqual(['', '', '']);
});

it('offers no series where there are several positions: a series repeats one appointment', async () => {
  const { person } = shown();
  expect(screen.queryByRole('button', { name: 'Serie anlegen' })).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Weitere Position' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Serie anlegen' })).toBeNull());
});

it('keeps the place for the customer only when somebody wishes so', async () => {
  const kept: object[] = [];
  const { person } = shown({
    FoundRecipientNames: () => ({ invoiceRecipientNames: [{ id: ID, customerNumber: 'K-1', name: 'Zur Gans' }] }),
    Venues: () => ({ venues: [] }),
    KeepVenue: (variables) => {
      kept.push(variables);
      return { keepVenue: true };
    },
  });
  await person.click(screen.getByLabelText('Rechnungsempfänger (optional)'));
  await person.click(await screen.findByRole('option', { name: 'K-1 · Zur Gans' }));
  fill(GALA);
  await person.click(next());
  await screen.findByText('„Gala“ angelegt');
  expect(kept).toEqual([]);
});
