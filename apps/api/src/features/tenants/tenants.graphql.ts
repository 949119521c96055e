import { createTenant } from '#features/tenants/create-tenant.ts';
import { deleteTenant } from '#features/tenants/delete-tenant.ts';
import { entryTypes } from '#features/tenants/entries.graphql.ts';
import { findTenant } from '#features/tenants/find-tenant.ts';
import { listTenants } from '#features/tenants/list-tenants.ts';
import { tenantType } from '#features/tenants/tenant.graphql.ts';
import { tenantInformationSchema } from '#features/tenants/tenant-information.graphql.ts';
import { tenantInputTypes } from '#features/tenants/tenant-input.graphql.ts';
import type { TenantFilter, TenantSummary } from '#features/tenants/tenants.sql.ts';
import { themeType } from '#features/tenants/theme.graphql.ts';
import { updateTenant } from '#features/tenants/update-tenant.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const tenantsSchema: SchemaPart = (builder) => {
  const Theme = themeType(builder);
  const types = entryTypes(builder);
  const Tenant = tenantType(builder, Theme, types);
  const { TenantInput, NewTenantInput } = tenantInputTypes(builder);
  tenantInformationSchema(builder, Theme, types);

  const Summary = builder.objectRef<TenantSummary>('TenantSummary').implement({
    description: 'A tenant as the overview shows it.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the agency.' }),
      contactEmail: t.exposeString('contactEmail', { nullable: true, description: 'Where workers can write to.' }),
      contactPhone: t.exposeString('contactPhone', { nullable: true, description: 'Where workers can call.' }),
      hasInvoicingModule: t.exposeBoolean('hasInvoicingModule', { description: 'Whether the tenant invoices here.' }),
    }),
  });
  const Filter = builder.inputRef<TenantFilter>('TenantFilter').implement({
    description: 'Which tenants.',
    fields: (t) => ({ name: t.string({ required: false, description: 'A part of the name.' }) }),
  });

  builder.queryFields((t) => ({
    tenants: t.field({
      type: pageType(builder, Summary, 'TenantPage'),
      description: 'All tenants by name.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }),
      },
      ...serve(listTenants),
    }),
    tenant: t.field({
      type: Tenant,
      description: 'One tenant, whole. The request acts in it.',
      args: { id: t.arg.string({ description: 'The id of the tenant.' }) },
      ...serve(findTenant),
    }),
  }));
  builder.mutationFields((t) => ({
    createTenant: t.field({
      type: Tenant,
      description: 'Makes a new tenant.',
      args: { input: t.arg({ type: NewTenantInput, description: 'Everything of it.' }) },
      ...serve(createTenant),
    }),
    updateTenant: t.field({
      type: Tenant,
      description: 'Saves a tenant whole. Refused when somebody else changed it meanwhile.',
      args: {
        id: t.arg.string({ description: 'The id of the tenant.' }),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: TenantInput, description: 'Everything of it.' }),
      },
      ...serve(updateTenant),
    }),
    deleteTenant: t.field({
      type: 'Boolean',
      description: 'Takes away all access to a tenant at once; its data are erased later.',
      args: {
        id: t.arg.string({ description: 'The id of the tenant.' }),
        name: t.arg.string({ description: 'Its name, typed once more.' }),
      },
      ...serve(deleteTenant),
    }),
  }));
};
