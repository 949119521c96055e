import type { Feature } from '#platform/navigation/feature.ts';
import { OWN_TITLES } from './target-user-titles.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/profile',
      title: OWN_TITLES.view,
      action: 'own-profile.read',
      load: async () => (await import('./own-profile/own-profile-page.tsx')).OwnProfilePage,
    },
    {
      path: '/profile/edit',
      title: OWN_TITLES.edit,
      action: 'own-profile.write',
      load: async () => (await import('./own-profile/edit-own-profile-page.tsx')).EditOwnProfilePage,
    },
  ],
};
