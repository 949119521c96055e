import { agencyUsageSchema } from '#features/tenants/agency-usage.graphql.ts';
import { createTenant } from '#features/tenants/create-tenant.ts';
import { deleteTenant } from '#features/tenants/delete-tenant.ts';
import { entryTypes, onboardingFlowType } from '#features/tenants/entries.graphql.ts';
import { findAgency, findTenant } from '#features/tenants/find-tenant.ts';
import { listTenants } from '#features/tenants/list-tenants.ts';
import { renewAssociationCode } from '#features/tenants/renew-association-code.ts';
import { tenantType } from '#features/tenants/tenant.graphql.ts';
import { tenantInformationSchema } from '#features/tenants/tenant-information.graphql.ts';
import { agencyInput, newTenantInput, tenantInput } from '#features/tenants/tenant-input.graphql.ts';
import type { TenantSummary } from '#features/tenants/tenants.sql.ts';
import { themeType } from '#features/tenants/theme.graphql.ts';
import { updateAgency, updateTenant } from '#features/tenants/update-tenant.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const filterType = inputOf('TenantFilter', 'Which tenants.', listTenants.input.shape.filter, {
  name: 'A part of the name.',
});

export const tenantsSchema: SchemaPart = (builder) => {
  const Theme = themeType(builder);
  const types = entryTypes(builder);
  const Tenant = tenantType(builder, Theme, types);
  tenantInformationSchema(builder, Theme, types);
  agencyUsageSchema(builder);

  const Summary = builder.objectRef<TenantSummary>('TenantSummary').implement({
    description: 'A tenant as the overview shows it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      contactPhone: t.exposeString('contactPhone', { nullable: true }),
      hasInvoicingModule: t.exposeBoolean('hasInvoicingModule', { description: 'Whether the tenant invoices here.' }),
    }),
  });

  builder.queryFields((t) => ({
    tenants: t.field({
      type: pageType(builder, Summary, 'TenantPage'),
      description: 'All tenants by name.',
      ...serve(builder, listTenants, { page: pageInput, filter: filterType }),
    }),
    tenant: t.field({
      type: Tenant,
      description: 'One tenant, whole. The request acts in it.',
      ...serve(builder, findTenant),
    }),
    agency: t.field({
      type: Tenant,
      description: 'The agency that the person acts in, for its administration.',
      ...serve(builder, findAgency),
    }),
  }));
  builder.mutationFields((t) => ({
    createTenant: t.field({
      type: Tenant,
      description: 'Makes a new tenant.',
      ...serve(builder, createTenant, { input: newTenantInput }),
    }),
    updateTenant: t.field({
      type: Tenant,
      description: 'Saves a tenant whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateTenant, { input: tenantInput }),
    }),
    updateAgency: t.field({
      type: Tenant,
      description: 'Saves what is sent of the own agency. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateAgency, { input: agencyInput }),
    }),
    renewAssociationCode: t.field({
      type: Tenant,
      description: 'Gives the own agency another code; the old one is worth nothing from now on.',
      ...serve(builder, renewAssociationCode, {
        flow: onboardingFlowType,
      }),
    }),
    deleteTenant: t.field({
      type: 'Boolean',
      description: 'Takes away all access to a tenant at once; its data are erased later.',
      ...serve(builder, deleteTenant, { name: 'Its name, typed once more.' }),
    }),
  }));
};
