import { listTenants } from '#features/tenants/list-tenants.ts';
import { tenantInformation } from '#features/tenants/tenant-information.ts';
import { tenantTheme } from '#features/tenants/tenant-theme.ts';
import { type CurrentTenant, findTheme, type Tenant, type TenantTheme } from '#features/tenants/tenants.sql.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const tenantsSchema: SchemaPart = (builder) => {
  const ColorPalette = builder.objectRef<TenantTheme['primaryColorPalette']>('ColorPalette').implement({
    description: 'A colour with its lighter and darker tone, each as #RRGGBB.',
    fields: (t) => ({
      main: t.exposeString('main', { description: 'The colour itself.' }),
      light: t.exposeString('light', { description: 'The lighter tone.' }),
      dark: t.exposeString('dark', { description: 'The darker tone.' }),
    }),
  });
  const TenantThemeType = builder.objectRef<TenantTheme>('TenantTheme').implement({
    description: 'The look of a tenant. Error colour is always red and no part of it.',
    fields: (t) => ({
      logoSquareBase64: t.exposeString('logoSquareBase64', {
        nullable: true,
        description: 'The square logo as a data URI, for small screens.',
      }),
      logoWideBase64: t.exposeString('logoWideBase64', { nullable: true, description: 'The wide logo as a data URI.' }),
      primaryColorPalette: t.expose('primaryColorPalette', {
        type: ColorPalette,
        description: 'Buttons, links, selection.',
      }),
      secondaryColorPalette: t.expose('secondaryColorPalette', { type: ColorPalette, description: 'Accents.' }),
    }),
  });
  const TenantInformation = builder.objectRef<CurrentTenant>('TenantInformation').implement({
    description: 'The tenant that the person acts in, as its own people see it.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the agency.' }),
      contactEmail: t.exposeString('contactEmail', { nullable: true, description: 'Where workers can write to.' }),
      contactPhone: t.exposeString('contactPhone', { nullable: true, description: 'Where workers can call.' }),
      hasInvoicingModule: t.exposeBoolean('hasInvoicingModule', { description: 'Whether the tenant invoices here.' }),
      tenantTheme: t.field({
        type: TenantThemeType,
        description: 'The look of the tenant.',
        resolve: async ({ id }, _args, { reads }) => findTheme(await reads.db(), id),
      }),
    }),
  });
  const TenantType = builder.objectRef<Tenant>('Tenant').implement({
    description: 'A staffing agency, as system administration sees it.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the tenant.' }),
      name: t.exposeString('name', { description: 'The name of the agency.' }),
    }),
  });

  builder.queryField('tenantInformation', (t) =>
    t.field({
      type: TenantInformation,
      nullable: true,
      description: 'The tenant of the person; null for somebody whom no tenant knows.',
      ...serve(tenantInformation),
    }),
  );
  builder.queryField('tenantTheme', (t) =>
    t.field({
      type: TenantThemeType,
      nullable: true,
      description: 'The look of the person’s tenant; null for somebody whom no tenant knows.',
      ...serve(tenantTheme),
    }),
  );
  builder.queryField('tenants', (t) =>
    t.field({
      type: pageType(builder, TenantType, 'TenantPage'),
      description: 'All tenants by name.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
      },
      ...serve(listTenants),
    }),
  );
};
