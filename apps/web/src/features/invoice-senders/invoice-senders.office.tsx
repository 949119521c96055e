import { Stamp } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { SENDER_TITLE } from './invoice-sender-title.ts';

const path = '/invoice_sender';
// The page is a form: whoever may only read it has nothing to do there.
const action = 'invoice-sender.write';

export const feature: Feature = {
  routes: [
    {
      path,
      title: SENDER_TITLE,
      action,
      load: async () => (await import('./invoice-sender-page.tsx')).InvoiceSenderPage,
    },
  ],
  sections: [
    { path, action, load: async () => (await import('./sender-history.tsx')).SenderHistory, isLast: true },
    {
      path: '/agency/invoicing',
      action: 'invoice-sender.write',
      load: async () => (await import('./surcharges-section.tsx')).SurchargesSection,
    },
  ],
  menu: [{ to: path, label: SENDER_TITLE, icon: Stamp, group: 'invoicing', action, order: 100 }],
};
