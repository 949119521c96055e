import type { Feature } from '#platform/navigation/feature.ts';

export const feature: Feature = {
  routes: [
    {
      path: '/tenant_user/edit/$tenantId/$tenantUserId',
      title: 'Benutzer/in bearbeiten',
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
