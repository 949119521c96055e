import { Building2, Landmark } from 'lucide-react';
import type { Feature, FeatureRoute } from '#platform/navigation/feature.ts';
import { TENANT_TITLES } from './tenant-titles.ts';

const within = '/tenants';

/** The pages of the own agency stand beside one navigation, which stays. */
const OF_AGENCY: Pick<FeatureRoute, 'title' | 'action' | 'frame' | 'within'> = {
  title: TENANT_TITLES.agency,
  action: 'agency.read',
  frame: async () => (await import('./agency/agency-frame.tsx')).AgencyFrame,
  within: '/agency',
};

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
    { path: '/agency', load: async () => (await import('./agency/look-page.tsx')).LookPage, ...OF_AGENCY },
    { path: '/agency/look', load: async () => (await import('./agency/look-page.tsx')).LookPage, ...OF_AGENCY },
    { path: '/agency/team', load: async () => (await import('./agency/team-page.tsx')).TeamPage, ...OF_AGENCY },
    {
      path: '/agency/price_list',
      load: async () => (await import('./agency/price-list-page.tsx')).PriceListPage,
      ...OF_AGENCY,
    },
    {
      path: '/agency/invoicing',
      load: async () => (await import('./agency/invoicing-page.tsx')).InvoicingPage,
      ...OF_AGENCY,
    },
    {
      path: '/agency/payroll',
      load: async () => (await import('./agency/payroll-page.tsx')).PayrollPage,
      ...OF_AGENCY,
    },
  ],
  menu: [
    { to: within, label: TENANT_TITLES.list, icon: Building2, group: 'admin', action: 'tenants.read', order: 100 },
    { to: '/agency', label: TENANT_TITLES.agency, icon: Landmark, group: 'admin', action: 'agency.read', order: 150 },
  ],
};
