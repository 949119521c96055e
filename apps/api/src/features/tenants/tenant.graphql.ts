import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import { findAccountingInterface } from '#features/tenants/accounting.sql.ts';
import { findCodes } from '#features/tenants/codes.sql.ts';
import { type EntryTypes, requirableFactType } from '#features/tenants/entries.graphql.ts';
import {
  findDefaultPoolId,
  findFillTarget,
  findRequiredForRelease,
  selectAppointmentTypes,
  selectCheckboxes,
  selectOutfits,
  selectPools,
} from '#features/tenants/entries.sql.ts';
import { loadTenant } from '#features/tenants/find-tenant.ts';
import type { themeType } from '#features/tenants/theme.graphql.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { parseInput } from '#platform/graphql/use-case.ts';

/** A tenant that a use case found or saved; the rest is read when it is asked for. */
interface TenantRef {
  readonly id: string;
}

/** Several fields come from one row, which is read once an answer. */
const rows = new WeakMap<TenantRef, ReturnType<typeof loadTenant>>();
const rowOf = async (tenant: TenantRef, { reads }: RequestContext) => {
  const db = await reads.db();
  const row = rows.get(tenant) ?? loadTenant(db);
  rows.set(tenant, row);
  return row;
};

/** How to speak with the accounting system is not for the agency's own administration. */
async function isOperator({ reads }: RequestContext): Promise<boolean> {
  const { actor } = await reads.viewer();
  return actor.kind === 'USER' && refusalOf('tenants.read', actor) === undefined;
}

/** The tenant as whoever administers it sees it. */
export function tenantType(builder: Builder, Theme: ReturnType<typeof themeType>, types: EntryTypes) {
  const AccountingInterface = builder
    .objectRef<NonNullable<Awaited<ReturnType<typeof findAccountingInterface>>>>('AccountingInterfaceConfiguration')
    .implement({
      description: 'How the tenant reaches its accounting system; set when the tenant is created.',
      fields: (t) => ({
        clientId: t.exposeString('clientId', { description: 'Who the tenant is there.' }),
        code: t.exposeString('code', { description: 'The code that the system gave out.' }),
        defaultOccupation: t.exposeString('defaultOccupation', { description: 'The occupation when none is known.' }),
        userName: t.exposeString('userName'),
      }),
    });
  return builder.objectRef<TenantRef>('Tenant').implement({
    description: 'A staffing agency, as its administration and the operator see it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the tenant, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'tenant', id }], parseInput(PageInput, page)),
      }),
      version: t.int({
        description: 'To be sent back when saving.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).version,
      }),
      name: t.string({ resolve: async (p, _a, c) => (await rowOf(p, c)).name }),
      contactEmail: t.string({
        nullable: true,
        resolve: async (p, _a, c) => (await rowOf(p, c)).contactEmail,
      }),
      contactPhone: t.string({
        nullable: true,
        resolve: async (p, _a, c) => (await rowOf(p, c)).contactPhone,
      }),
      hasInvoicingModule: t.boolean({
        description: 'Whether the tenant invoices here.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).hasInvoicingModule,
      }),
      targetUserAssociationCode: t.string({
        description: 'The code by which workers come.',
        resolve: async (_p, _a, { reads }) => (await findCodes(await reads.db())).get('TARGET_USER') ?? '',
      }),
      tenantUserAssociationCode: t.string({
        description: 'The code by which staff come.',
        resolve: async (_p, _a, { reads }) => (await findCodes(await reads.db())).get('TENANT_USER') ?? '',
      }),
      targetUserInviteLink: t.string({
        description: 'The link by which workers come.',
        resolve: async (_p, _a, { reads, addresses }) =>
          inviteLink(addresses.APP_URL, (await findCodes(await reads.db())).get('TARGET_USER') ?? ''),
      }),
      tenantUserInviteLink: t.string({
        description: 'The link by which staff come.',
        resolve: async (_p, _a, { reads, addresses }) =>
          inviteLink(addresses.APP_URL, (await findCodes(await reads.db())).get('TENANT_USER') ?? ''),
      }),
      hasAccountingInterface: t.boolean({
        description: 'Whether the tenant has an accounting interface.',
        resolve: async ({ id }, _a, { reads }) => (await findAccountingInterface(await reads.db(), id)) !== null,
      }),
      defaultTargetUserPoolId: t.id({
        description: 'The pool that new workers start in.',
        resolve: async ({ id }, _a, { reads }) => findDefaultPoolId(await reads.db(), id),
      }),
      fillTarget: t.int({
        description: 'How much of what is wanted the agency means to fill, in percent.',
        resolve: async (_p, _a, { reads }) => findFillTarget(await reads.db()),
      }),
      requiredForRelease: t.field({
        type: [requirableFactType(builder)],
        description: 'The facts without which no worker is released.',
        resolve: async (_p, _a, { reads }) => [...(await findRequiredForRelease(await reads.db()))],
      }),
      targetUserPools: t.field({
        type: [types.TargetUserPool],
        resolve: async ({ id }, _a, { reads }) => selectPools(await reads.db(), id),
      }),
      appointmentTypes: t.field({
        type: [types.AppointmentType],
        resolve: async ({ id }, _a, { reads }) => selectAppointmentTypes(await reads.db(), id),
      }),
      outfits: t.field({
        type: [types.Outfit],
        resolve: async ({ id }, _a, { reads }) => selectOutfits(await reads.db(), id),
      }),
      targetUserOnboardingCheckboxes: t.field({
        type: [types.OnboardingCheckbox],
        description: 'The conditions that new workers have to accept.',
        resolve: async ({ id }, _a, { reads }) => selectCheckboxes(await reads.db(), id),
      }),
      accountingInterfaceConfiguration: t.field({
        type: AccountingInterface,
        nullable: true,
        description: 'For system administration: the accounting interface, if the tenant has one.',
        resolve: async ({ id }, _a, context) =>
          (await isOperator(context)) ? findAccountingInterface(await context.reads.db(), id) : null,
      }),
      tenantTheme: t.field({
        type: Theme,
        resolve: async ({ id }, _a, { reads }) => findTheme(await reads.db(), id),
      }),
    }),
  });
}
