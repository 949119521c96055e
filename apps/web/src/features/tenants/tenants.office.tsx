import { Building2, Landmark } from 'lucide-react';
import type { Feature, FeatureRoute } from '#platform/navigation/feature.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

const within = '/tenants';

/** The pages of the own agency stand beside one navigation, which stays. */
const OF_AGENCY: Omit<FeatureRoute, 'path'> = {
  title: TENANT_TITLES.agency,
  action: 'agency.read',
  load: async () => (await import('./agency/agency-page.tsx')).AgencyPage,
  frame: async () => (await import('./agency/agency-frame.tsx')).AgencyFrame,
  within: '/agency',
};

const AGENCY_PATHS = [
  '/agency',
  '/agency/look',
  '/agency/team',
  '/agency/price_list',
  '/agency/invoicing',
  '/agency/payroll',
] as const;

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
    ...AGENCY_PATHS.map((path) => ({ path, ...OF_AGENCY })),
  ],
  menu: [
    { to: within, label: TENANT_TITLES.list, icon: Building2, group: 'admin', action: 'tenants.read', order: 100 },
    { to: '/agency', label: TENANT_TITLES.agency, icon: Landmark, group: 'admin', action: 'agency.read', order: 150 },
  ],
};
