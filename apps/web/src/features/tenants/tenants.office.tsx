import { Building2 } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

const within = '/tenants';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: TENANT_TITLES.list,
      action: 'tenants.read',
      load: async () => (await import('./tenants-page.tsx')).TenantsPage,
    },
    {
      path: '/tenant/create',
      title: TENANT_TITLES.create,
      action: 'tenants.write',
      load: async () => (await import('./create-tenant-page.tsx')).CreateTenantPage,
      within,
    },
    {
      path: '/tenant/edit/$id',
      title: TENANT_TITLES.edit,
      action: 'tenants.write',
      load: async () => (await import('./edit-tenant-page.tsx')).EditTenantPage,
      within,
    },
    {
      path: '/tenant/$id',
      title: TENANT_TITLES.view,
      action: 'tenants.read',
      load: async () => (await import('./tenant-page.tsx')).TenantPage,
      within,
    },
  ],
  menu: [
    { to: within, label: TENANT_TITLES.list, icon: Building2, group: 'admin', action: 'tenants.read', order: 100 },
  ],
};
