import type { Feature } from '#platform/navigation/feature.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/invoice_recipient/$invoiceRecipientId',
      title: 'Rechnungsempfänger',
      action: 'invoice-recipients.read',
      load: async () => (await import('./recipient-page.tsx')).RecipientPage,
      within: '/invoice_recipients',
    },
  ],
};
