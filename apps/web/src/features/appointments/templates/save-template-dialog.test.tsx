import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { anAppointment } from '../appointment.fixture.ts';
import { appointmentValues } from '../form/appointment-values.ts';
import { SaveTemplateDialog } from './save-template-dialog.tsx';

const GALA = anAppointment({
  event: { id: 'e-1', number: 1, count: 4, type: 'Service', positions: [{ id: 'a-1' }] },
});

const shown = (...refusals: object[]) => {
  let version = 6;
  const server = aServer({
    SaveAppointmentTemplate: () => refusals.shift() ?? { saveAppointmentTemplate: { id: 't-1' } },
    AppointmentTemplates: () => {
      version += 1;
      return {
        appointmentTemplates: [{ id: 't-1', version, name: 'GALA', invoiceRecipient: null, content: '{}' }],
      };
    },
  });
  const onClose = vi.fn();
  const dialog = <SaveTemplateDialog appointment={GALA} values={appointmentValues(GALA)} onClose={onClose} />;
  return { server, onClose, ...renderScreen(dialog) };
};

it('says that all positions of the event are kept, and names the appointment that they are found by', async () => {
  const { person, server, onClose } = shown();
  screen.getByText('Alles außer dem Datum, mit allen 4 Positionen, als Vorlage der Agentur.');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.of('SaveAppointmentTemplate')[0]?.variables).toMatchObject({ appointmentId: 'a-1', replaces: false });
});

it('replaces the version that was there when it was asked, and asks again when somebody else was faster', async () => {
  const taken = refusal(APPOINTMENT_FAILURES.templateNameTaken);
  const { person, server, onClose } = shown(taken, refusal(GENERAL_FAILURES.stale));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await person.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Ersetzen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const versions = server.of('SaveAppointmentTemplate').map(({ variables }) => variables['version']);
  expect(versions).toEqual([null, 7, 8]);
});
