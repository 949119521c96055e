import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CHOICES } from '../appointment.fixture.ts';
import { newValues } from '../form/appointment-values.ts';
import { FromTemplate } from './from-template.tsx';

const [ID, GONE] = ['5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a11', '5f2c1f0e-6f0f-4b56-9d3f-0d9c0b8f7a22'];
const CONTENT = {
  description: 'Gala',
  startTime: '18:00',
  endTime: '02:00',
  daysLater: 1,
  desiredTargetUsers: 5,
  typeId: ID,
  targetUserPoolId: ID,
  sectorAttributes: {
    customer: 'Donauwerk AG',
    venue: 'Orangerie',
    address: { countryCode: 'AT' },
    outfitKey: GONE,
    meetingInformation: {},
  },
  internalAttributes: { minimumTargetUserRating: 3.5 },
};
const DONAUWERK = { id: 'r-1', customerNumber: 'K-1', name: 'Donauwerk AG' };

const shown = (...templates: object[]) => {
  aServer({ AppointmentTemplates: () => ({ appointmentTemplates: templates }) });
  const onFilled = vi.fn();
  const typed = { ...newValues(CHOICES), startDay: '2031-03-10' };
  return { onFilled, ...renderScreen(<FromTemplate choices={CHOICES} typed={() => typed} onFilled={onFilled} />) };
};

it('fills everything but the day, leaves empty what is gone, and names it', async () => {
  const { person, onFilled } = shown({
    id: 't-1',
    version: 1,
    name: 'Gala im Garten',
    invoiceRecipient: DONAUWERK,
    content: JSON.stringify(CONTENT),
  });
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  const customer = within(await screen.findByRole('region', { name: 'Donauwerk AG' }));
  await person.click(customer.getByRole('button', { name: 'Gala im Garten' }));
  expect(onFilled.mock.calls[0]?.[0]).toMatchObject({
    description: 'Gala',
    startDay: '2031-03-10',
    startTime: '18:00',
    endDay: '2031-03-11',
    endTime: '02:00',
    invoiceRecipientId: 'r-1',
    sectorAttributes: { venue: 'Orangerie', outfitKey: null },
    internalAttributes: { minimumTargetUserRating: 35 },
  });
  screen.getByText('Gibt es nicht mehr, bitte neu wählen: Dienstkleidung.');
});

it('says how to make one while there are none', async () => {
  const { person } = shown();
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  await screen.findByText(/Wählen Sie bei einem Einsatz „Als Vorlage speichern“/);
});

it('fills all positions of an event, each with what it has for itself', async () => {
  const hours = { startTime: '18:00', endTime: '02:00', daysLater: 1, startsDaysLater: 0, meetingTime: null };
  const kitchen = { ...hours, name: 'Küche', startTime: '15:00', endTime: '23:00', daysLater: 0, meetingTime: '14:00' };
  const positions = [
    { ...kitchen, desiredTargetUsers: 3, typeId: ID, outfitKey: null },
    { ...hours, name: null, desiredTargetUsers: 2, typeId: GONE, outfitKey: null, startsDaysLater: -1 },
    { ...hours, name: 'Messe', daysLater: 3, desiredTargetUsers: 1, typeId: ID, outfitKey: null },
  ];
  const content = JSON.stringify({ ...CONTENT, positions });
  const { person, onFilled } = shown({ id: 't-1', version: 1, name: 'Gala', invoiceRecipient: null, content });
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  await person.click(await screen.findByRole('button', { name: /^Gala.*4 Positionen/ }));
  expect(onFilled.mock.calls[0]?.[0].positions).toMatchObject([
    {
      name: 'Küche',
      startTime: '15:00',
      endTime: '23:00',
      meetingTime: '14:00',
      desiredTargetUsers: 3,
      daysLater: null,
    },
    { name: '', typeId: null, startsDaysLater: -1, meetingTime: null, daysLater: null },
    { name: 'Messe', typeId: ID, daysLater: 3 },
  ]);
  screen.getByText('Gibt es nicht mehr, bitte neu wählen: Dienstkleidung, Einsatzart.');
});

it('asks who renames a template after somebody else, and keeps what was typed', async () => {
  const template = { id: 't-1', version: 1, name: 'Gala', invoiceRecipient: null, content: JSON.stringify(CONTENT) };
  let tries = 0;
  const server = aServer({
    AppointmentTemplates: () => ({ appointmentTemplates: [tries === 0 ? template : { ...template, version: 2 }] }),
    RenameAppointmentTemplate: () => {
      tries += 1;
      return tries === 1 ? refusal(GENERAL_FAILURES.stale) : { renameAppointmentTemplate: { id: 't-1' } };
    },
  });
  const typed = () => newValues(CHOICES);
  const { person } = renderScreen(<FromTemplate choices={CHOICES} typed={typed} onFilled={vi.fn()} />);
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  await person.click(await screen.findByRole('button', { name: 'Vorlage „Gala“ umbenennen' }));
  await person.type(screen.getByLabelText('Name der Vorlage'), ' im Garten');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  await person.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.getByLabelText('Name der Vorlage')).toHaveProperty('value', 'Gala im Garten');
  expect(server.of('RenameAppointmentTemplate')[0]?.variables).toMatchObject({ version: 1, name: 'Gala im Garten' });
});

it('deletes the template that is there now after somebody else has changed it', async () => {
  const template = { id: 't-1', version: 1, name: 'Gala', invoiceRecipient: null, content: JSON.stringify(CONTENT) };
  let newest = template;
  const server = aServer({
    AppointmentTemplates: () => ({ appointmentTemplates: [newest] }),
    DeleteAppointmentTemplate: ({ version }) => {
      newest = { ...template, version: 2, name: 'Gala im Garten' };
      return version === 1 ? refusal(GENERAL_FAILURES.stale) : { deleteAppointmentTemplate: true };
    },
  });
  const typed = () => newValues(CHOICES);
  const { person } = renderScreen(<FromTemplate choices={CHOICES} typed={typed} onFilled={vi.fn()} />);
  await person.click(screen.getByRole('button', { name: 'Aus Vorlage' }));
  await person.click(await screen.findByRole('button', { name: 'Vorlage „Gala“ löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vorlage löschen?' }));
  await person.click(dialog.getByRole('button', { name: 'Löschen' }));
  await dialog.findByText(GENERAL_FAILURES.stale.message);
  dialog.getByText('Gala im Garten');
  await person.click(dialog.getByRole('button', { name: 'Löschen' }));
  await screen.findByText('Vorlage „Gala im Garten“ gelöscht');
  expect(server.of('DeleteAppointmentTemplate').map(({ variables }) => variables['version'])).toEqual([1, 2]);
});
