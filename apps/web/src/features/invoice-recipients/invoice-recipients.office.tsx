import { BookUser } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { RECIPIENT_TITLES } from './invoice-recipient-titles.ts';

const within = '/invoice_recipients';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: RECIPIENT_TITLES.list,
      action: 'invoice-recipients.read',
      load: async () => (await import('./recipients-page.tsx')).RecipientsPage,
    },
    {
      path: '/invoice_recipient/create',
      title: RECIPIENT_TITLES.create,
      action: 'invoice-recipients.write',
      load: async () => (await import('./create-recipient-page.tsx')).CreateRecipientPage,
      within,
    },
    {
      path: '/invoice_recipient/edit/$invoiceRecipientId',
      title: RECIPIENT_TITLES.edit,
      action: 'invoice-recipients.write',
      load: async () => (await import('./edit-recipient-page.tsx')).EditRecipientPage,
      within,
    },
  ],
  sections: [
    {
      path: '/invoice_recipient/$invoiceRecipientId',
      action: 'invoice-recipients.read',
      load: async () => (await import('./recipient-history.tsx')).RecipientHistorySection,
      isLast: true,
    },
  ],
  menu: [
    {
      to: within,
      label: RECIPIENT_TITLES.list,
      icon: BookUser,
      group: 'invoicing',
      action: 'invoice-recipients.read',
      order: 200,
    },
  ],
};
