import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
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
