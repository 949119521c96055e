import type { EntryTypes } from '#features/tenants/entries.graphql.ts';
import {
  findDefaultPoolId,
  selectAppointmentTypes,
  selectOutfits,
  selectPools,
} from '#features/tenants/entries.sql.ts';
import { targetUserAssociationCode, tenantInformation, tenantTheme } from '#features/tenants/tenant-information.ts';
import type { Tenant } from '#features/tenants/tenants.sql.ts';
import type { themeType } from '#features/tenants/theme.graphql.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { serve } from '#platform/graphql/serve.ts';

/** Workers see the look of their agency, not how it is arranged. */
const forStaff = async <T>(
  { reads }: RequestContext,
  load: (db: Awaited<ReturnType<typeof reads.db>>) => Promise<T>,
) => {
  const { actor } = await reads.viewer();
  return actor.kind === 'USER' && actor.role !== 'TARGET_USER' ? load(await reads.db()) : null;
};

/** The tenant as its own people see it. */
export function tenantInformationSchema(
  builder: Builder,
  Theme: ReturnType<typeof themeType>,
  types: EntryTypes,
): void {
  const TenantInformation = builder.objectRef<Tenant>('TenantInformation').implement({
    description: 'The tenant that the person acts in, as its own people see it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      contactPhone: t.exposeString('contactPhone', { nullable: true }),
      hasInvoicingModule: t.exposeBoolean('hasInvoicingModule', { description: 'Whether the tenant invoices here.' }),
      appKey: t.exposeString('appKey', {
        description: 'Where its app is described: `/apps/{appKey}/manifest.webmanifest`.',
      }),
      hasAccountingInterface: t.boolean({
        description: 'Whether it is connected to an accounting system.',
        resolve: async (_tenant, _args, { reads }) => {
          const { actor } = await reads.viewer();
          return actor.kind === 'USER' && actor.hasAccountingInterface;
        },
      }),
      tenantTheme: t.field({
        type: Theme,
        resolve: async ({ id }, _args, { reads }) => findTheme(await reads.db(), id),
      }),
      targetUserPools: t.field({
        type: [types.TargetUserPool],
        nullable: true,
        description: 'For staff: the pools of workers.',
        resolve: ({ id }, _args, context) => forStaff(context, (db) => selectPools(db, id)),
      }),
      defaultTargetUserPoolId: t.id({
        nullable: true,
        description: 'For staff: the pool that is proposed.',
        resolve: ({ id }, _args, context) => forStaff(context, (db) => findDefaultPoolId(db, id)),
      }),
      appointmentTypes: t.field({
        type: [types.AppointmentType],
        nullable: true,
        description: 'For staff: the kinds of work.',
        resolve: ({ id }, _args, context) => forStaff(context, (db) => selectAppointmentTypes(db, id)),
      }),
      outfits: t.field({
        type: [types.Outfit],
        nullable: true,
        description: 'For staff: what workers wear.',
        resolve: ({ id }, _args, context) => forStaff(context, (db) => selectOutfits(db, id)),
      }),
    }),
  });
  const AssociationCode = builder
    .objectRef<{ code: string; targetUsersCount: () => Promise<number> }>('TargetUserAssociationCode')
    .implement({
      description: 'The code that staff hand on to people who want to work for the agency.',
      fields: (t) => ({
        code: t.exposeString('code', { description: 'To be entered at the onboarding; part of the invite link.' }),
        targetUsersCount: t.int({
          description: 'How many workers the agency has.',
          extensions: { statements: 1 },
          resolve: ({ targetUsersCount }) => targetUsersCount(),
        }),
      }),
    });
  builder.queryFields((t) => ({
    tenantInformation: t.field({
      type: TenantInformation,
      nullable: true,
      description: 'The tenant of the person; null for somebody whom no tenant knows.',
      ...serve(builder, tenantInformation),
    }),
    tenantTheme: t.field({
      type: Theme,
      nullable: true,
      description: 'The look of the person’s tenant; null for somebody whom no tenant knows.',
      ...serve(builder, tenantTheme),
    }),
    targetUserAssociationCode: t.field({
      type: AssociationCode,
      description: 'The code by which workers come to the person’s own agency.',
      ...serve(builder, targetUserAssociationCode),
    }),
  }));
}
