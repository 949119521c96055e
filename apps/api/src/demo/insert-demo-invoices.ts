import { datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import type { InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { proposeSurcharges } from '@gastspiel/domain/invoices/surcharges.ts';
import { treatmentsFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { addMinutes } from '@gastspiel/domain/time/minutes.ts';
import { addDays, type Day, dayOf, instantAt } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type DemoBill, demoBills } from '#app/demo/demo-billing.ts';
import {
  addresseesOf,
  auditedContent,
  cancelByStorno,
  composeInvoice,
  findInvoiceRow,
  findPrintable,
  freezeInvoice,
  insertInvoice,
  insertSending,
  markMailed,
  markPaidOn,
  printForSending,
  replaceLines,
  selectBlocksToBill,
  takeNumber,
} from '#features/invoices/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import type { Press } from '#platform/pdf/press.ts';

interface Scene {
  readonly tenantId: string;
  readonly by: string;
  readonly now: Date;
  readonly press: Press;
}

const Work = z.object({
  blockId: z.string(),
  recipientId: z.string(),
  day: z.string(),
  countryCode: z.string(),
  vatNumber: z.string().nullable(),
});
type Work = Readonly<z.output<typeof Work>>;

const selectWork = (db: TenantDb): Promise<Work[]> =>
  rowsOf(
    db,
    Work,
    sql`/* selectDemoWork */
    select a.id as "blockId", r.id as "recipientId", (a.starts_at at time zone 'Europe/Vienna')::date::text as day,
      r.country_code as "countryCode", r.vat_number as "vatNumber"
    from worklog_blocks b
      join appointments a on a.tenant_id = b.tenant_id and a.id = b.appointment_id
      join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
    where b.tenant_id = current_tenant_id() and b.recorded_at is not null and exists (
      select from invoice_recipient_prices p where p.tenant_id = r.tenant_id and p.invoice_recipient_id = r.id
        and p.appointment_type_id = a.appointment_type_id)
      and exists (select from worklog_entries e where e.tenant_id = a.tenant_id and e.appointment_id = a.id)
    order by r.customer_number, a.starts_at, a.id`,
  );

const at = (day: Day, time: string): Date => instantAt(day, time);

/** The past weeks billed: one in every state, one cancelled and billed anew, the one from abroad without tax and once in English. */
export async function insertDemoInvoices(db: TenantDb, scene: Scene): Promise<void> {
  const work = await selectWork(db);
  const bills = demoBills(work, dayOf(scene.now));
  const abroad = bills.findLast(({ recipientId }) => isAbroad(work, recipientId));
  for (const bill of bills) {
    const id = await draft(db, scene, bill, { work, language: bill === abroad ? 'en' : 'de' });
    if (bill.fate === 'DRAFT' || bill.fate === 'MISSED') continue;
    await send(db, scene, id, at(bill.issueDate, '10:20'));
    if (bill.fate === 'PAID') await pay(db, id, addDays(bill.issueDate, 6));
    if (bill.fate === 'CANCELLED') await billAnew(db, scene, id, bill, work);
  }
}

const isAbroad = (work: readonly Work[], id: string): boolean =>
  work.find(({ recipientId }) => recipientId === id)?.countryCode !== 'AT';

interface Written {
  readonly work: readonly Work[];
  readonly language: 'de' | 'en';
}

async function draft(db: TenantDb, scene: Scene, bill: DemoBill, { work, language }: Written): Promise<string> {
  const { recipientId, blockIds, issueDate } = bill;
  const recipient = work.find((one) => one.recipientId === recipientId);
  const [taxTreatment = 'TAXED'] = recipient ? treatmentsFor(recipient) : [];
  const blocks = await selectBlocksToBill(db, blockIds);
  const surcharges = proposeSurcharges(blocks, { NIGHT: 2500n, HOLIDAY: 10000n }, language);
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
  const id = await insertInvoice(db, { year, position, number, createdAt, createdByName: scene.by }, content);
  await replaceLines(db, id, content);
  await audit(db, id, { number, ...auditedContent(content) });
  return id;
}

async function send(db: TenantDb, { tenantId, by, press }: Scene, id: string, when: Date): Promise<void> {
  const printable = await findPrintable(db, id);
  await freezeInvoice(db, id, { ...(await printForSending(press, printable)), vatCheckId: null, now: when });
  const addressees = await addresseesOf(db, tenantId, printable.row.recipientId);
  const sendingId = await insertSending(db, { invoiceId: id, at: when, byName: by, addressees });
  for (const index of addressees.keys()) await markMailed(db, sendingId, index + 1, addMinutes(when, 1));
  await audit(db, id, { sent: addressees.map(({ email }) => email) });
}

async function pay(db: TenantDb, id: string, day: Day): Promise<void> {
  await markPaidOn(db, id, { day, at: at(day, '08:40') });
  await audit(db, id, { paidOn: day });
}

/** A slip: the invoice is cancelled on the next day, and the same hours are billed again. */
async function billAnew(db: TenantDb, scene: Scene, id: string, bill: DemoBill, work: readonly Work[]): Promise<void> {
  const issueDate = addDays(bill.issueDate, 1);
  const row = await findInvoiceRow(db, id);
  if (!row) throw new Error('the demo’s invoice is there');
  const storno = await cancelByStorno(db, row, { now: at(issueDate, '09:05'), byName: scene.by });
  await audit(db, id, { cancelledBy: storno.number });
  await audit(db, storno.id, { number: storno.number, cancels: row.number });
  await send(db, scene, storno.id, at(issueDate, '09:10'));
  const next = await draft(db, scene, { ...bill, issueDate }, { work, language: 'de' });
  await send(db, scene, next, at(issueDate, '10:20'));
  await pay(db, next, addDays(issueDate, 8));
}

const audit = (db: TenantDb, entityId: string, after: Record<string, unknown>): Promise<void> =>
  writeAudit(db, { action: 'invoices.write', requestId: 'admin demo' }, [{ entityType: 'invoice', entityId, after }]);
