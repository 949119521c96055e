import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { aWorker } from '../view/a-worker.fixture.ts';
import { EditTargetUser } from './edit-target-user.tsx';
import { EDIT_TEXTS } from './edit-texts.ts';

const shown = (worker: TargetUser) => {
  const server = aServer({
    TenantChoices: () => ({ tenantInformation: { targetUserPools: [], appointmentTypes: [] } }),
    CostCenters: () => ({ fetchStaffMemberWithCostCenters: { costCenters: [] } }),
    UpdateTargetUser: () => ({ updateTargetUser: { id: 'w-1' } }),
    UpdateStaffMember: () => ({ updateStaffMember: { id: 'w-1' } }),
  });
  return { server, ...renderScreen(<EditTargetUser newest={worker} />) };
};
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Speichern' });

it('leads to a name that is missing, and back to the worker once it is there', async () => {
  const { person, server, path } = shown(aWorker());
  await person.clear(field('Nachname'));
  await person.click(save());
  await screen.findByText('1 Angabe fehlt noch');
  await waitFor(() => expect(document.activeElement).toBe(field('Nachname')));
  expect(server.of('UpdateTargetUser')).toEqual([]);
  await person.type(field('Nachname'), 'Müllner');
  await person.click(save());
  await screen.findByText('Gespeichert');
  await waitFor(() => expect(path()).toBe('/target_user/w-1'));
  expect(server.of('UpdateTargetUser')[0]?.variables).toMatchObject({
    version: 3,
    input: { personalInformation: { lastName: 'Müllner' } },
  });
});

it('lets accounting change the numbers alone, warns of another birthday, and sends no number that nobody touched', async () => {
  const { birthday: _, ...attributes } = aWorker().sectorAttributes;
  const { person, server } = shown(
    aWorker({
      ...{ viewerCanEdit: false, viewerCanEditStaffMember: true },
      sectorAttributes: { ...attributes, birthday: '1999-02-01' },
      staffMember: { type: 'ON_DEMAND', costCenterId: null, accountingId: null },
      secretMasks: { socialSecurityNumber: null, iban: '•••• 3201', bic: null },
    }),
  );
  const number = field('Sozialversicherungsnummer (optional)');
  expect(screen.queryByLabelText('Vorname')).toBeNull();
  await person.type(number, '1234 010180');
  await person.click(save());
  await screen.findByText(/Diese Sozialversicherungsnummer ist nicht gültig/);
  await person.clear(number);
  await person.type(number, '1237 010180');
  await screen.findByText('Die Sozialversicherungsnummer enthält ein anderes Geburtsdatum. Bitte prüfen.');
  await person.type(field('Personalnummer (optional)'), 'P-0388');
  await person.click(save());
  await waitFor(() => expect(server.of('UpdateStaffMember')).toHaveLength(1));
  const [sent] = server.of('UpdateStaffMember');
  expect(sent?.variables).toMatchObject({ input: { socialSecurityNumber: '1237010180', accountingId: 'P-0388' } });
  expect(Object.keys(sent?.variables['input'] ?? {})).not.toContain('iban');
});

it('takes a kept number away only by its button, not because a field was emptied', async () => {
  const { person, server } = shown(
    aWorker({
      ...{ viewerCanEdit: false, viewerCanEditStaffMember: true },
      staffMember: { type: 'ON_DEMAND', costCenterId: null, accountingId: null },
      secretMasks: { socialSecurityNumber: null, iban: '•••• 3201', bic: '•••• ATWW' },
    }),
  );
  await person.type(field('IBAN (optional)'), 'AT');
  await person.clear(field('IBAN (optional)'));
  await person.click(screen.getByRole('button', { name: 'BIC entfernen' }));
  await person.click(save());
  await waitFor(() => expect(server.of('UpdateStaffMember')).toHaveLength(1));
  const { input = {} } = server.of('UpdateStaffMember')[0]?.variables ?? {};
  expect(input).toMatchObject({ bic: null });
  expect(Object.keys(input as object)).not.toContain('iban');
});

it('keeps what was typed in one part while the other is looked at', async () => {
  const { person } = shown(
    aWorker({
      ...{ viewerCanEdit: true, viewerCanEditStaffMember: true },
      staffMember: { type: 'ON_DEMAND', costCenterId: null, accountingId: null },
      secretMasks: { socialSecurityNumber: null, iban: null, bic: null },
    }),
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  await person.click(tab(EDIT_TEXTS.staffMember));
  await person.type(field('Personalnummer (optional)'), 'P-0388');
  await person.click(tab(EDIT_TEXTS.worker));
  await person.type(field('Nachname'), '-Moser');
  await person.click(tab(EDIT_TEXTS.staffMember));
  expect(field('Personalnummer (optional)')).toHaveProperty('value', 'P-0388');
  expect(field('Nachname')).toHaveProperty('value', 'Huber-Moser');
});
