import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aFreeDay } from './home.fixture.ts';
import { counts, shown, viewer } from './home-page.fixture.tsx';

const beginnings = { hasAppointments: false, hasAppointmentTypes: true, hasWorkers: true };
it('tells an agency that has just begun what to do first', async () => {
  const nothing = { beginnings, invoiceRecipients: { count: 0 }, releases: { count: 1 } };
  shown(aFreeDay(nothing), viewer('SYSTEM_ADMIN'));
  const steps = within((await screen.findByText('Die ersten Schritte')).closest('section') as HTMLElement);
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agency/price_list',
    '/agency/look',
    '/target_users',
    '/target_users/import',
    '/invoice_recipient/create',
    '/invoice_recipients/import',
    '/invoice_sender',
    '/appointment/create',
  ]);
  expect(steps.getAllByText(', erledigt')).toHaveLength(2);
  expect(await counts()).toEqual(['Wartet auf Freigabe 1']);
});

it('begins with the kinds of work, for whoever keeps their prices', async () => {
  shown(aFreeDay({ beginnings: { ...beginnings, hasAppointmentTypes: false } }), viewer('TENANT_USER_ACCOUNTING'));
  const step = await screen.findByRole('link', { name: 'Einsatzarten und Preise anlegen' });
  expect(step.getAttribute('href')).toBe('/price_list');
});

it('tells each of the first steps to whoever may do it', async () => {
  shown(aFreeDay({ beginnings }), viewer('TENANT_USER_DISPATCHER'));
  const steps = within((await screen.findByText('Die ersten Schritte')).closest('section') as HTMLElement);
  const ways = steps.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/target_users', '/appointment/create']);
});
