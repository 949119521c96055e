import { randomUUID } from 'node:crypto';
import { datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { proposeSurcharges } from '@gastspiel/domain/invoices/surcharges.ts';
import { treatmentsFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type DemoBill, demoBills } from '#app/demo/demo-billing.ts';
import { type DemoActor, type DemoDeed, insertDemoHistory } from '#app/demo/insert-demo-history.ts';
import { cancelByStorno } from '#features/cancellations/index.ts';
import { selectPricesFor } from '#features/invoice-recipients/index.ts';
import {
  auditedContent,
  composeInvoice,
  findInvoiceRow,
  findReceiver,
  freezeInvoice,
  insertInvoice,
  insertSending,
  loadInvoice,
  loadPrintable,
  markMailed,
  printForSending,
  selectBlocksToBill,
  takeNumber,
} from '#features/invoices/index.ts';
import { lockAccountsForUpdate, payRest } from '#features/payments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Press } from '#platform/pdf/press.ts';

interface Scene {
  readonly tenantId: string;
  readonly accountant: DemoActor;
  /** The numbers of customers who want one invoice a month. */
  readonly monthly: readonly string[];
  readonly now: Date;
  readonly press: Press;
}

/** Writes down what happened to an invoice, and when. */
type Tell = (at: Date, entityId: string, after: Record<string, unknown>, before?: Record<string, unknown>) => void;
type Telling = Scene & { readonly tell: Tell };

const Work = z.object({
  blockId: z.string(),
  recipientId: z.string(),
  day: z.string(),
  isMonthly: z.boolean(),
  countryCode: z.string(),
  vatNumber: z.string().nullable(),
});
type Work = Readonly<z.output<typeof Work>>;

const selectWork = (db: TenantDb, monthly: readonly string[]): Promise<Work[]> =>
  rowsOf(
    db,
    Work,
    sql`/* selectDemoWork */
    select a.id as block_id, r.id as recipient_id, (a.starts_at at time zone 'Europe/Vienna')::date::text as day,
      r.customer_number = any(${monthly}::text[]) as is_monthly, r.country_code, r.vat_number
    from worklog_blocks b
      join appointments a on a.tenant_id = b.tenant_id and a.id = b.appointment_id
      join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
    where b.tenant_id = ${TENANT} and b.recorded_at is not null and exists (
      select from invoice_recipient_prices p where p.tenant_id = r.tenant_id and p.invoice_recipient_id = r.id
        and p.appointment_type_id = a.appointment_type_id)
      and exists (select from worklog_entries e where e.tenant_id = a.tenant_id and e.appointment_id = a.id)
    order by r.customer_number, a.starts_at, a.id`,
  );

const at = (day: Day, time: string): Date => instantOf(day, time);

/** The past billed: one in every state, one cancelled and billed anew, the one from abroad without tax and once in English. */
export async function insertDemoInvoices(db: TenantDb, scene: Scene): Promise<void> {
  const deeds: DemoDeed[] = [];
  const tell: Tell = (when, entityId, after, before) =>
    deeds.push({
      ...{ at: when, actorId: scene.accountant.id, action: 'invoices.write' },
      changes: [{ entityType: 'invoice', entityId, after, ...(before && { before }) }],
    });
  const telling = { ...scene, tell };
  const work = await selectWork(db, scene.monthly);
  const bills = demoBills(work, dayOf(scene.now));
  const abroad = bills.findLast(({ recipientId }) => isAbroad(work, recipientId));
  for (const [index, bill] of bills.entries()) {
    const id = await draft(db, telling, bill, { work, language: bill === abroad ? 'en' : 'de' });
    if (bill.fate === 'DRAFT' || bill.fate === 'MISSED') continue;
    await send(db, telling, id, at(bill.issueDate, '10:20'));
    if (bill.fate === 'PAID') await pay(db, telling, id, addDays(bill.issueDate, 4 + (index % 4)));
    if (bill.fate === 'CANCELLED') await billAnew(db, telling, id, bill, work);
  }
  await insertDemoHistory(db, deeds);
}

const isAbroad = (work: readonly Work[], id: string): boolean =>
  work.find(({ recipientId }) => recipientId === id)?.countryCode !== 'AT';

interface Written {
  readonly work: readonly Work[];
  readonly language: 'de' | 'en';
}

async function draft(db: TenantDb, scene: Telling, bill: DemoBill, { work, language }: Written): Promise<string> {
  const { recipientId, blockIds, issueDate } = bill;
  const recipient = work.find((one) => one.recipientId === recipientId);
  const [taxTreatment = 'TAXED'] = recipient ? treatmentsFor(recipient) : [];
  const blocks = await selectBlocksToBill(db, blockIds);
  const priceOn = (await selectPricesFor(db, [recipientId]))(recipientId);
  const surcharges = proposeSurcharges(blocks, { NIGHT: 2500n, HOLIDAY: 10000n }, language, (block, day) =>
    priceOn(block.appointmentTypeId, day),
  );
  const values: InvoiceValues = {
    recipientId,
    ...datesFrom(issueDate),
    language,
    taxTreatment,
    notes: null,
    includedWorklogBlockIds: [...blockIds],
    lines: [],
    surcharges: surcharges.map(({ percentage: surchargePercentage, ...one }) => ({
      ...one,
      surchargePercentage,
      proposedQuantity: one.quantity,
    })),
    additionalItems: [],
    takesPrices: false,
  };
  const content = await composeInvoice(db, values, { tenantId: scene.tenantId, invoiceId: null, before: [] });
  const year = yearOfDay(issueDate);
  const position = await takeNumber(db, year);
  const number = invoiceNumber(year, position);
  const madeAt = at(issueDate, '09:14');
  const createdAt = madeAt < scene.now ? madeAt : addMinutes(scene.now, -45);
  const id = randomUUID();
  await insertInvoice(db, { id, year, position, number, createdAt, createdByName: scene.accountant.name }, content);
  scene.tell(createdAt, id, { number, ...auditedContent(content) });
  return id;
}

async function send(
  db: TenantDb,
  { tenantId, accountant, press, tell }: Telling,
  id: string,
  when: Date,
): Promise<void> {
  const printable = await loadPrintable(db, id);
  await freezeInvoice(db, id, { ...(await printForSending(press, printable)), vatCheckId: null, now: when });
  const { addressees } = await findReceiver(db, tenantId, printable.row.recipientId);
  const sendingId = await insertSending(db, { invoiceId: id, at: when, byName: accountant.name, addressees });
  for (const index of addressees.keys()) await markMailed(db, sendingId, index + 1, addMinutes(when, 1));
  tell(when, id, { sent: addressees.map(({ email }) => email) });
}

async function pay(db: TenantDb, { accountant, tell }: Telling, id: string, day: Day): Promise<void> {
  const when = at(day, '08:40');
  const row = await loadInvoice(db, id);
  await lockAccountsForUpdate(db, [row.recipientId]);
  await payRest(db, row, { day, at: when, byName: accountant.name });
  tell(when, id, { paidOn: day }, { paidOn: null });
}

/** A slip: the invoice is cancelled on the next day, and the same hours are billed again. */
async function billAnew(
  db: TenantDb,
  scene: Telling,
  id: string,
  bill: DemoBill,
  work: readonly Work[],
): Promise<void> {
  const issueDate = addDays(bill.issueDate, 1);
  const row = await findInvoiceRow(db, id);
  if (!row) throw new Error('the demo’s invoice is there');
  const when = at(issueDate, '09:05');
  const storno = await cancelByStorno(db, row, { now: when, byName: scene.accountant.name });
  scene.tell(when, id, { cancelledBy: storno.number });
  scene.tell(when, storno.id, { number: storno.number, cancels: row.number });
  await send(db, scene, storno.id, at(issueDate, '09:10'));
  const next = await draft(db, scene, { ...bill, issueDate }, { work, language: 'de' });
  await send(db, scene, next, at(issueDate, '10:20'));
  await pay(db, scene, next, addDays(issueDate, 8));
}
