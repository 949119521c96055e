import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { EditTenantUserForm } from './edit-tenant-user-form.tsx';
import type { TenantUser } from './tenant-user-query.ts';

const OPERATOR = 'SYSTEM_ADMIN';
const AGENCY = { id: 't-1', name: 'Alpen Service Crew', hasInvoicingModule: true, hasAccountingInterface: false };

const shown = (changed: Partial<TenantUser['user']>, userRole: Role = OPERATOR) => {
  const server = aServer({
    UpdateTenantUser: () => ({ updateTenantUser: { id: 'u-1' } }),
    DeleteTenantUser: () => ({ deleteTenantUser: true }),
  });
  const user: TenantUser['user'] = {
    ...{ id: 'u-1', version: 2, firstName: 'Paula', lastName: 'Ortner', contactEmail: 'paula@alpen.example' },
    ...{ role: 'TENANT_USER_DISPATCHER', userState: 'ACTIVE', isViewer: false },
    ...changed,
  };
  const form = <EditTenantUserForm newest={{ tenantId: 't-1', tenantName: 'Alpen Service Crew', user }} />;
  const viewer = {
    user: { userRole, userState: 'ACTIVE', firstName: 'Christine', lastName: 'Wallner', hasDeviceAccessTicket: true },
    tenant: AGENCY as Viewer['tenant'],
  } as const;
  return { server, ...renderScreen(form, viewer) };
};

it('releases nobody without a role, and then says so and goes back to the office', async () => {
  const { person, server, path } = shown({ userState: 'ONBOARDING' });
  await person.click(screen.getByRole('button', { name: 'Freigeben' }));
  await screen.findByText('Bitte ausfüllen.');
  expect(server.of('UpdateTenantUser')).toEqual([]);
  await person.click(screen.getByRole('combobox', { name: 'Rolle' }));
  await person.click(await screen.findByRole('option', { name: 'Buchhaltung' }));
  await person.click(screen.getByRole('button', { name: 'Freigeben' }));
  await screen.findByText('Paula Ortner freigegeben');
  await waitFor(() => expect(path()).toBe('/tenant/t-1'));
  expect(server.of('UpdateTenantUser')[0]?.variables).toMatchObject({
    version: 2,
    input: { role: 'TENANT_USER_ACCOUNTING', userState: 'ACTIVE' },
  });
});

it('leaves one’s own access to others: no other role, no other state, no way to delete oneself', () => {
  shown({ isViewer: true });
  screen.getByText('Die eigene Rolle und den eigenen Status kann nur jemand anderer ändern.');
  for (const name of ['Rolle', 'Status']) {
    expect(screen.getByRole('combobox', { name }).getAttribute('aria-disabled')).toBe('true');
  }
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
});

it('deletes after asking, says so, and goes back to the office', async () => {
  const { person, server, path } = shown({});
  await person.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(server.of('DeleteTenantUser')).toEqual([]);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Endgültig löschen' }));
  await screen.findByText('Paula Ortner gelöscht');
  await waitFor(() => expect(path()).toBe('/tenant/t-1'));
});

it('gives an agency’s administration no system administrators to make, and leads back to its own team', async () => {
  const { person, path } = shown({}, 'TENANT_USER_ADMIN');
  expect(screen.getByRole('link', { name: 'Team' }).getAttribute('href')).toBe('/agency/team');
  await person.click(screen.getByRole('combobox', { name: 'Rolle' }));
  await screen.findByRole('option', { name: 'Verwaltung' });
  expect(screen.queryByRole('option', { name: 'Systemadministration' })).toBeNull();
  await person.click(screen.getByRole('option', { name: 'Verwaltung' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Paula Ortner gespeichert');
  await waitFor(() => expect(path()).toBe('/agency/team'));
});
