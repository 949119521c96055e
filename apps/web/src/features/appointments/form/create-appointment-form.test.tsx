import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CHOICES } from '../appointment.fixture.ts';
import { newValues } from './appointment-values.ts';
import { CreateAppointmentForm } from './create-appointment-form.tsx';

const ID = '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11';

const shown = (answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    CreateAppointment: () => ({ createAppointment: { id: 'a-1' } }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
    ...answers,
  });
  const form = <CreateAppointmentForm choices={CHOICES} values={newValues(CHOICES)} recipient={undefined} />;
  return { server, ...renderScreen(form, { tenant: { hasInvoicingModule: true } as Viewer['tenant'] }) };
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

it.each([
  ['SYSTEM_ADMIN', '/agency/price_list', 'Einsatzarten anlegen'],
  ['TENANT_USER_ADMIN', '/agency/price_list', 'Einsatzarten anlegen'],
  ['TENANT_USER_DISPATCHER', undefined, 'Bitte wenden Sie sich an die Verwaltung.'],
] as const)('leads %s of an agency without kinds of work to where they are made', (userRole, href, words) => {
  const choices = { ...CHOICES, types: [] };
  const form = <CreateAppointmentForm choices={choices} values={newValues(choices)} recipient={undefined} />;
  aServer({ FoundRecipientNames: () => ({ invoiceRecipientNames: [] }) });
  renderScreen(form, {
    user: { userRole, userState: 'ACTIVE', firstName: 'Dora', lastName: 'Dispo', hasDeviceAccessTicket: true },
    tenant: { id: 't-1' } as Viewer['tenant'],
  } as Partial<Viewer>);
  const said = screen.getByText(/^Ihre Agentur hat noch keine Einsatzarten/);
  expect(said.textContent).toBe(`Ihre Agentur hat noch keine Einsatzarten. ${words}`);
  const link = screen.queryByRole('link', { name: 'Einsatzarten anlegen' });
  expect(link?.getAttribute('href')).toBe(href);
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

const positionOf = (number: number) => within(screen.getByRole('group', { name: `Position ${number}` }));

it('sends the meeting time that a position has for itself, and none where it follows the first', async () => {
  const { person, server } = shown({ CreateEvent: () => ({ createEvent: [{ id: 'a-1' }] }) });
  fill({ ...GALA, 'Treffpunkt (optional)': 'Personaleingang', 'Treffzeit (optional)': '9:30' });
  for (const number of [2, 3]) {
    await person.click(screen.getByRole('button', { name: 'Weitere Position' }));
    const addition = positionOf(number).getByLabelText(/^Zusatz zur Beschreibung/);
    await waitFor(() => expect(document.activeElement).toBe(addition));
    await person.type(positionOf(number).getByLabelText('Anzahl'), '1');
    await person.click(positionOf(number).getByLabelText('Einsatzart'));
    await person.click(await screen.findByRole('option', { name: 'Service' }));
  }
  fireEvent.change(positionOf(2).getByLabelText('Treffzeit (optional)'), { target: { value: '8:45' } });
  await person.click(next());
  await screen.findByText('„Gala“ mit 3 Positionen angelegt');
  const { input, positions } = server.of('CreateEvent')[0]?.variables ?? {};
  expect(input).toMatchObject({ sectorAttributes: { meetingInformation: { time: '09:30' } } });
  expect(positions).toMatchObject([{ meetingTime: '08:45' }, { meetingTime: null }]);
});

it('tells at the field when a position would meet after its start', async () => {
  const { person } = shown();
  fill({ ...GALA, 'Treffpunkt (optional)': 'Personaleingang', 'Treffzeit (optional)': '9:30' });
  await person.click(screen.getByRole('button', { name: 'Weitere Position' }));
  fireEvent.change(positionOf(2).getByLabelText('Treffzeit (optional)'), { target: { value: '11' } });
  await person.click(next());
  await positionOf(2).findByText('Die Treffzeit liegt nach dem Beginn dieser Position.');
});

it('fills all positions from a template, and makes all of them', async () => {
  const position = { startTime: '8:00', endTime: '12:00', desiredTargetUsers: 2, typeId: ID, outfitKey: null };
  const content = {
    ...{ description: 'Ball', startTime: '10:00', endTime: '16:00', daysLater: 0, desiredTargetUsers: 5, typeId: ID },
    targetUserPoolId: ID,
    sectorAttributes: { customer: 'Almhof', venue: 'Saal', meetingInformation: { place: 'Tor', time: '09:30' } },
    positions: [
      { ...position, startTime: '08:00', daysLater: 0, startsDaysLater: -1, name: 'Aufbau', meetingTime: '07:30' },
      { ...position, startTime: '10:00', daysLater: 0, startsDaysLater: 0, name: 'Bar', meetingTime: null },
    ],
  };
  const { person, server } = shown({
    CreateEvent: () => ({ createEvent: [{ id: 'a-1' }] }),
    AppointmentTemplates: () => ({
      appointmentTemplates: [
        { id: 't-1', version: 1, name: 'Ball', invoiceRecipient: null, content: JSON.stringify(content) },
      ],
    }),
  });
  type('Datum von', '10.03.2031');
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  await person.click(await screen.findByRole('button', { name: /^Ball.*3 Positionen/ }));
  await positionOf(2).findByText('Position 2 · 1 Tag davor');
  expect(positionOf(2).getByLabelText('Treffzeit (optional)')).toHaveProperty('value', '07:30');
  await person.click(next());
  await screen.findByText('„Ball“ mit 3 Positionen angelegt');
  expect(server.of('CreateEvent')[0]?.variables).toMatchObject({
    input: { description: 'Ball', startDateTime: '2031-03-10T09:00:00.000Z' },
    positions: [
      { name: 'Aufbau', startDateTime: '2031-03-09T07:00:00.000Z', meetingTime: '07:30' },
      { name: 'Bar', startDateTime: '2031-03-10T09:00:00.000Z', endDateTime: '2031-03-10T11:00:00.000Z' },
    ],
  });
});
