import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { renderScreen } from '#testing/render.tsx';
import { BlockInvoice } from './block-invoice.tsx';

const tenant = { hasInvoicingModule: true } as Viewer['tenant'];
const user = { userState: 'ACTIVE', firstName: 'Helga', lastName: 'Strasser', hasDeviceAccessTicket: true } as const;

it('leads the accountant to the invoice of a block', () => {
  const invoice = { id: 'i-1', number: '2026-00142', isSent: true };
  renderScreen(<BlockInvoice invoice={invoice} />, { tenant, user: { ...user, userRole: 'TENANT_USER_ACCOUNTING' } });
  expect(screen.getByRole('link', { name: 'Rechnung 2026-00142' }).getAttribute('href')).toBe('/invoice/i-1');
});

it('tells the dispatcher of it, who may not go there', () => {
  const invoice = { id: 'i-1', number: '2026-00142', isSent: false };
  renderScreen(<BlockInvoice invoice={invoice} />, { tenant });
  screen.getByText('Rechnung 2026-00142 (Entwurf)');
  expect(screen.queryByRole('link')).toBeNull();
});
