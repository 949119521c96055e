import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { changedPaths } from '@gastspiel/domain/input/changed-paths.ts';
import { completed } from '@gastspiel/domain/input/completed.ts';
import { valueAt, valuesAt, withValueAt } from '@gastspiel/domain/input/value-at.ts';
import { BLANK_RECIPIENT } from '@gastspiel/domain/invoice-recipients/blank-recipient.ts';
import type { InvoiceRecipientValues } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { DatedPrice } from '@gastspiel/domain/price-list/dated-prices.ts';
import { z } from 'zod';
import {
  deleteInvoiceRecipientRow,
  updateInvoiceRecipientRow,
} from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { lockRecipientForUpdate } from '#features/invoice-recipients/known-recipients.sql.ts';
import {
  loadInvoiceRecipient,
  loadWholeInvoiceRecipient,
} from '#features/invoice-recipients/load-invoice-recipient.ts';
import { changeOwnPrices, selectOwnPrices } from '#features/invoice-recipients/prices.sql.ts';
import { insertInvoiceRecipient, saveInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
import { checkNewVatNumber } from '#features/vat-numbers/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Data that came from a file; the history names it. */
interface TakingOver extends MutationScope {
  readonly tenantId: string;
  readonly fileName: string;
}
/** The version that it left behind, the paths that were filled, and as it was there. */
interface Completed {
  readonly version: number;
  readonly filled: readonly string[];
  readonly before: Readonly<Record<string, unknown>>;
}
interface Touched {
  readonly id: string;
  readonly version: number;
}

export async function createTakenOver(scope: TakingOver, recipient: InvoiceRecipientValues): Promise<Touched> {
  const { db, tenantId, now, record, fileName } = scope;
  const id = await insertInvoiceRecipient(db, tenantId, recipient, now);
  const { vatNumber } = recipient.letterHead;
  if (vatNumber !== null) await checkNewVatNumber(db, vatNumber, now);
  record({ entityType: 'invoice-recipient', entityId: id, after: { ...recipient, imported: fileName } });
  return { id, version: 1 };
}

/** The customer as a file would complete them, and the paths where nothing was known until now. */
export async function missingOfRecipient(
  { db, tenantId }: Pick<TakingOver, 'db' | 'tenantId'>,
  id: string,
  given: InvoiceRecipientValues,
  now = new Date(),
) {
  const before = await loadWholeInvoiceRecipient(db, tenantId, id, now);
  const after = completed(before, given);
  return { before, after, filled: changedPaths(before, after) };
}

/** Completes a customer where nothing was known. Contact persons and prices come where there are none at all. */
export async function completeKnownRecipient(
  scope: TakingOver,
  id: string,
  given: InvoiceRecipientValues,
): Promise<Completed> {
  const { db, tenantId, now, record, fileName } = scope;
  await lockRecipientForUpdate(db, id);
  const { version } = await loadInvoiceRecipient(db, tenantId, id);
  const { before, after, filled } = await missingOfRecipient({ db, tenantId }, id, given, now);
  if (filled.length === 0) return { version, filled, before: {} };
  const was = { ...valuesAt(before, filled), ...(filled.includes(PRICES) && { [PRICES]: await keptPrices(db, id) }) };
  const { vatNumber } = after.letterHead;
  if (vatNumber !== null && before.letterHead.vatNumber === null) await checkNewVatNumber(db, vatNumber, now);
  record({ entityType: 'invoice-recipient', entityId: id, before, after: { ...after, imported: fileName } });
  return { version: await save(scope, { id, version }, after), filled, before: was };
}

async function save(
  { db, tenantId, now }: TakingOver,
  { id, version }: Touched,
  values: InvoiceRecipientValues,
): Promise<number> {
  let next = version;
  await saveInvoiceRecipient(db, tenantId, values, now, async () => {
    next = await settleVersionedUpdate(
      await updateInvoiceRecipientRow(db, tenantId, { id, version }, values),
      async () => true,
    );
    return id;
  });
  return next;
}

/** False when somebody has saved the customer since, or there are events or invoices. */
export async function removeTakenOver(
  { db, tenantId, now, record, fileName }: TakingOver,
  { id, version }: Touched,
): Promise<boolean> {
  if ((await lockRecipientForUpdate(db, id)) !== version) return false;
  const before = await loadWholeInvoiceRecipient(db, tenantId, id, now);
  if (!(await deleteUnlessLinked(deleteInvoiceRecipientRow(db, tenantId, id), () => GENERAL_FAILURES.linked)))
    return false;
  record({ entityType: 'invoice-recipient', entityId: id, before, after: { importUndone: fileName } });
  return true;
}

const PRICES = 'appointmentTypePrices';
const KeptPrices = z.array(
  z.object({ appointmentTypeId: z.string(), validFrom: z.string(), price: z.string().transform(BigInt).nullable() }),
);

/** Own prices as JSON can keep them. One that ends leaves an entry, so not even a customer without any has none. */
const keptPrices = async (db: TenantDb, id: string): Promise<z.input<typeof KeptPrices>> =>
  (await selectOwnPrices(db, [id])).map(({ appointmentTypeId, validFrom, price }) => ({
    ...{ appointmentTypeId, validFrom, price: price === null ? null : String(price) },
  }));

/** As if the file's prices had never been: an ended one would still count for the days between. */
async function restorePrices(db: TenantDb, id: string, kept: unknown): Promise<void> {
  const written = KeptPrices.parse(kept ?? []);
  const isKept = (one: DatedPrice) =>
    written.some((other) => other.appointmentTypeId === one.appointmentTypeId && other.validFrom === one.validFrom);
  const removed = (await selectOwnPrices(db, [id])).filter((one) => !isKept(one));
  await changeOwnPrices(db, id, { written, removed });
}

/** Puts back what was there before a file has filled it; false when somebody has saved the customer since. */
export async function emptyTakenOver(
  scope: TakingOver,
  { filled, before: was, ...touched }: Touched & Completed,
): Promise<boolean> {
  const { db, tenantId, now, record, fileName } = scope;
  if ((await lockRecipientForUpdate(db, touched.id)) !== touched.version) return false;
  const before = await loadWholeInvoiceRecipient(db, tenantId, touched.id, now);
  const paths = filled.filter((path) => path !== PRICES);
  const emptied = paths.reduce(
    (values, path) => withValueAt(values, path, was[path] ?? valueAt(BLANK_RECIPIENT, path)),
    before,
  );
  await save(scope, touched, emptied);
  if (filled.includes(PRICES)) await restorePrices(db, touched.id, was[PRICES]);
  const after = await loadWholeInvoiceRecipient(db, tenantId, touched.id, now);
  record({
    entityType: 'invoice-recipient',
    entityId: touched.id,
    before,
    after: { ...after, importUndone: fileName },
  });
  return true;
}
