import { ReceiptEuro } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { INVOICE_TITLES } from './invoice-titles.ts';
import { useWaitingInvoicesCount } from './waiting-count.ts';

const within = '/invoices';
const action = 'invoices.read';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: INVOICE_TITLES.list,
      action,
      load: async () => (await import('./list/invoices-page.tsx')).InvoicesPage,
    },
    {
      path: '/invoice/create',
      title: INVOICE_TITLES.create,
      action: 'invoices.write',
      load: async () => (await import('./edit/create-invoice-page.tsx')).CreateInvoicePage,
      within,
    },
    {
      path: '/invoice/edit/$invoiceId',
      title: INVOICE_TITLES.edit,
      action: 'invoices.write',
      load: async () => (await import('./edit/edit-invoice-page.tsx')).EditInvoicePage,
      within,
    },
    {
      path: '/invoice/$invoiceId',
      title: INVOICE_TITLES.view,
      action,
      load: async () => (await import('./view/invoice-page.tsx')).InvoicePage,
      within,
    },
  ],
  menu: [
    {
      to: within,
      label: INVOICE_TITLES.list,
      icon: ReceiptEuro,
      group: 'invoicing',
      action,
      order: 500,
      badge: useWaitingInvoicesCount,
    },
  ],
};
