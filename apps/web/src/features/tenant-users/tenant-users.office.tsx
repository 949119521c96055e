import type { Feature, FeatureRoute } from '#platform/navigation/feature.ts';

const EDIT: Omit<FeatureRoute, 'action'> = {
  path: '/tenant_user/edit/$tenantId/$tenantUserId',
  title: 'Benutzer/in bearbeiten',
  load: async () => (await import('./edit-tenant-user-page.tsx')).EditTenantUserPage,
};

export const feature: Feature = {
  routes: [
    { ...EDIT, action: 'tenants.write', within: '/tenants' },
    { ...EDIT, action: 'tenant-users.write', within: '/agency' },
  ],
  sections: [
    {
      path: '/tenant/$id',
      action: 'tenant-users.read',
      load: async () => (await import('./office-section.tsx')).OfficeSection,
    },
    {
      path: '/agency/team',
      action: 'tenant-users.read',
      load: async () => (await import('./office-section.tsx')).OwnOfficeSection,
    },
  ],
};
