import { Layout, layoutInputFor } from '@gastspiel/domain/accounting-files/layout.ts';
import { customerAccountFault, Mapping, mappingInputFor } from '@gastspiel/domain/accounting-files/mapping.ts';
import {
  ACCOUNTING_PRESETS,
  ACCOUNTING_SYSTEMS,
  type AccountingSystem,
  PRESETS,
} from '@gastspiel/domain/accounting-files/presets.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { z } from 'zod';
import {
  findLayout,
  findMapping,
  type KeptMapping,
  lockCustomers,
  raiseCustomersVersion,
  selectCustomers,
  writeAccounts,
  writeLayout,
  writeMapping,
} from '#features/accounting-files/settings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation, parseInput, query } from '#platform/graphql/use-case.ts';

export interface AccountingFileSettings extends KeptMapping {
  readonly system: AccountingSystem;
}

const settingsOf = async (db: TenantDb, system: AccountingSystem): Promise<AccountingFileSettings> => ({
  system,
  ...(await findMapping(db, system)),
});

const system = z.enum(ACCOUNTING_SYSTEMS);

export const showSettings = query({
  action: 'accounting-files.read',
  input: z.object({ system }),
  run: ({ db, input }) => settingsOf(db, input.system),
});

const ENTITY = 'accounting-files';

/** Only ids and marks are kept of a change. */
const systemOf = ({ isBmd }: { readonly isBmd: boolean }): AccountingSystem => (isBmd ? 'BMD' : 'DATEV');

export const saveMapping = mutation({
  action: 'accounting-files.write',
  input: z.object({ system, version: z.int(), input: Mapping }),
  run: async ({ db, actor: { tenantId }, input: { system, version, input: given }, record }) => {
    const { input: mapping } = parseInput(z.object({ input: mappingInputFor(system) }), { input: given });
    const { mapping: before } = await findMapping(db, system);
    if (!(await writeMapping(db, system, version, mapping))) throw new Failure(GENERAL_FAILURES.stale);
    record({ entityType: ENTITY, entityId: tenantId, before: { [system]: before }, after: { [system]: mapping } });
    return { isBmd: system === 'BMD' };
  },
  answer: ({ db }, kept) => settingsOf(db, systemOf(kept)),
});

const MAX_AT_ONCE = 5000;
const Accounts = z
  .array(
    z.object({
      invoiceRecipientId: EntityId,
      account: z
        .string()
        .trim()
        .nullish()
        .transform((account) => account || null),
    }),
  )
  .max(MAX_AT_ONCE);

export const saveCustomerAccounts = mutation({
  action: 'accounting-files.write',
  input: z.object({ system, version: z.int(), accounts: Accounts }),
  run: async ({ db, actor: { tenantId }, input: { system, version, accounts }, record }) => {
    const { mapping } = await findMapping(db, system);
    const ids = new Set(accounts.map(({ invoiceRecipientId }) => invoiceRecipientId));
    const faults = accounts.flatMap(({ account }, index) => {
      const fault = account && customerAccountFault(account, system, mapping.accountLength);
      return fault ? [[`accounts.${index}.account`, fault]] : [];
    });
    if (faults.length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, Object.fromEntries(faults));
    if (ids.size < accounts.length) {
      throw new Failure(GENERAL_FAILURES.invalidInput, { accounts: INPUT_RULES.notUnique });
    }
    if ((await lockCustomers(db, [...ids])) < ids.size) throw new Failure(GENERAL_FAILURES.notFound);
    const known = new Map((await selectCustomers(db, system)).map((one) => [one.recipientId, one.account]));
    if (!(await raiseCustomersVersion(db, system, version))) throw new Failure(GENERAL_FAILURES.stale);
    await writeAccounts(db, system, accounts);
    for (const { invoiceRecipientId, account } of accounts) {
      const before = known.get(invoiceRecipientId) ?? null;
      if (before === account) continue;
      record({
        entityType: 'invoice-recipient',
        entityId: invoiceRecipientId,
        before: { [`accountIn${system}`]: before },
        after: { [`accountIn${system}`]: account },
      });
    }
    record({ entityType: ENTITY, entityId: tenantId, after: { [system]: { customerAccounts: accounts.length } } });
    return { isBmd: system === 'BMD' };
  },
  answer: ({ db }, kept) => settingsOf(db, systemOf(kept)),
});

export const saveLayout = mutation({
  action: 'accounting-files.write',
  input: z.object({ preset: z.enum(ACCOUNTING_PRESETS), version: z.int(), input: Layout.nullish() }),
  run: async ({ db, actor: { tenantId }, input: { preset, version, input: given }, record }) => {
    const schema = z.object({ input: layoutInputFor(preset).nullish() });
    const layout = parseInput(schema, { input: given }).input ?? null;
    const before = await findLayout(db, preset);
    if (!(await writeLayout(db, preset, version, layout))) throw new Failure(GENERAL_FAILURES.stale);
    record({
      entityType: ENTITY,
      entityId: tenantId,
      before: { [preset]: before.isOwn ? before.layout : null },
      after: { [preset]: layout },
    });
    return { isBmd: PRESETS[preset].system === 'BMD' };
  },
  answer: ({ db }, kept) => settingsOf(db, systemOf(kept)),
});
