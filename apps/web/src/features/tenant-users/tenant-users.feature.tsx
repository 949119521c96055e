import type { Feature } from '#platform/navigation/feature.ts';
import { TENANT_USER_TITLES } from './tenant-user-texts.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/tenant_user/edit/$tenantId/$tenantUserId',
      title: TENANT_USER_TITLES.edit,
      action: 'tenant-users.write',
      load: async () => (await import('./edit-tenant-user-page.tsx')).EditTenantUserPage,
      within: '/tenants',
    },
  ],
  sections: [
    {
      path: '/tenant/$id',
      action: 'tenant-users.read',
      load: async () => (await import('./office-section.tsx')).OfficeSection,
    },
  ],
};
