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
