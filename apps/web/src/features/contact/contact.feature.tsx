import type { Feature } from '#platform/navigation/feature.ts';
import { CONFIRMATION_TITLE } from './confirmation-title.ts';

export const feature: Feature = {
  routes: [],
  publicPages: [
    {
      prefix: '/confirm_email/',
      title: CONFIRMATION_TITLE,
      load: async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage,
    },
  ],
};
