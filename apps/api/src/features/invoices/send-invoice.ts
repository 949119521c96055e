import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { invoiceAddressees } from '@gastspiel/domain/invoice-recipients/addressees.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { sendingObstacles } from '@gastspiel/domain/invoices/sending-obstacles.ts';
import type { VatCheckState } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { z } from 'zod';
import { findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { findInvoiceSender } from '#features/invoice-senders/index.ts';
import { lockAppointmentsOfInvoiceForUpdate } from '#features/invoices/billable-blocks.sql.ts';
import { invoiceMail } from '#features/invoices/invoice-mail.ts';
import type { InvoiceData } from '#features/invoices/invoice-paper.ts';
import type { InvoicePaperData, InvoiceRow } from '#features/invoices/invoice-row.ts';
import { findHoursVersion, findPaper, lockInvoiceForUpdate } from '#features/invoices/invoices.sql.ts';
import { loadInvoice, standingOf } from '#features/invoices/load-invoice.ts';
import { findPrintable, printForSending } from '#features/invoices/print-invoice.ts';
import {
  freezeInvoice,
  type InvoiceAddressee,
  insertSending,
  type SentFiles,
} from '#features/invoices/sendings.sql.ts';
import { checkBeforeReverseCharge } from '#features/vat-numbers/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';
import type { Press } from '#platform/pdf/press.ts';

interface Receiver {
  /** To whom an invoice goes if it is sent now, and the copy for the house. */
  readonly addressees: readonly InvoiceAddressee[];
  readonly vatNumber: string | null;
}

export async function findReceiver(db: TenantDb, tenantId: string, recipientId: string): Promise<Receiver> {
  const [recipient, sender] = await Promise.all([
    findWholeInvoiceRecipient(db, tenantId, recipientId),
    findInvoiceSender(db),
  ]);
  if (!recipient) return { addressees: [], vatNumber: null };
  const to = invoiceAddressees(recipient).map((one) => ({ ...one, isCopy: false }));
  const copy = { name: sender?.name ?? '', email: sender?.invoiceCopyEmail ?? '', isCopy: true };
  return {
    addressees: to.length > 0 && copy.email ? [...to, copy] : to,
    vatNumber: recipient.letterHead.vatNumber,
  };
}

type Judged = Pick<InvoiceRow, 'gross' | 'taxTreatment'>;

/** Obstacles to sending it for the first time. A cancellation says what its original said. */
export const obstaclesOf = (
  { gross, taxTreatment }: Judged,
  { sender, recipient, cancels }: InvoicePaperData,
  addressees: readonly InvoiceAddressee[],
  vatCheck: VatCheckState | undefined,
  /** The recipient's number as it is now. */
  vatNumberNow: string | null,
): readonly FailureKind[] => {
  const hasAddressee = addressees.length > 0;
  if (cancels) return hasAddressee ? [] : [INVOICE_FAILURES.noEmail];
  const numbers = {
    senderVatNumber: sender.vatNumber,
    recipientVatNumber: recipient.vatNumber,
    hasNumberMeanwhile: vatNumberNow !== null,
  };
  return sendingObstacles({ gross, taxTreatment, ...numbers, vatCheck, hasAddressee });
};

/** The frozen content must be the printed content: a change in between wins, and the sender is told. */
interface Printed {
  readonly version: number;
  readonly files: SentFiles;
  /** The check of the recipient's VAT number, under reverse charge. */
  readonly vatCheck: VatCheck | undefined;
}

/**
 * A customer who owes the tax must be registered, so the register is asked anew for each such invoice. A cancellation repeats
 * its original.
 */
async function checkNumberOf({ taxTreatment, cancels, sender, recipient }: InvoiceData, means: CheckMeans) {
  if (taxTreatment !== 'REVERSE_CHARGE' || cancels || !recipient.vatNumber) return undefined;
  return checkBeforeReverseCharge({ vatNumber: recipient.vatNumber, requester: sender.vatNumber }, means);
}
type CheckMeans = Parameters<typeof checkBeforeReverseCharge>[1];
type VatCheck = Awaited<ReturnType<typeof checkBeforeReverseCharge>>;

async function freeze(db: TenantDb, row: InvoiceRow, printed: Printed | undefined, now: Date): Promise<void> {
  if (printed?.version !== row.version) throw new Failure(GENERAL_FAILURES.stale);
  const vatCheckId = printed.vatCheck?.id ?? null;
  await freezeInvoice(db, row.id, { ...printed.files, vatCheckId, now });
}

/** Before the transaction opens: paper and register take their time, and nobody should hold a connection meanwhile. */
export async function prepareSending(
  { press, ...means }: CheckMeans & { readonly press: Press },
  id: string,
): Promise<Printed | undefined> {
  const printable = await means.withTenant(async (db) => {
    const found = await findPrintable(db, id);
    return found?.row.sentAt === null && possibilitiesOf(standingOf(found.row)).canSend ? found : undefined;
  });
  if (!printable) return undefined;
  const [files, vatCheck] = await Promise.all([
    printForSending(press, printable),
    checkNumberOf(printable.data, means),
  ]);
  return { version: printable.row.version, files, vatCheck };
}

interface Order {
  readonly id: string;
  readonly tenantId: string;
  readonly byName: string;
  readonly keepsLines: boolean;
  /** The hours that whoever keeps the lines has seen; none where nobody says. */
  readonly seenHours: string | null;
  readonly prepared: Printed | undefined;
}

/** The first time it is frozen with its paper; then the same bytes go out as often as somebody likes. */
export async function sendPrepared({ db, now, record }: MutationScope, order: Order): Promise<{ id: string }> {
  const { id, tenantId, byName, keepsLines, seenHours, prepared } = order;
  const [, row, kept] = await Promise.all([
    lockAppointmentsOfInvoiceForUpdate(db, id),
    lockInvoiceForUpdate(db, id),
    findPaper(db, id),
  ]);
  if (!row || !kept) throw new Failure(GENERAL_FAILURES.notFound);
  if (!possibilitiesOf(standingOf(row)).canSend) throw new Failure(INVOICE_FAILURES.notSendable);
  const { addressees, vatNumber } = await findReceiver(db, tenantId, row.recipientId);
  const isFirst = row.sentAt === null;
  const obstacles = isFirst ? obstaclesOf(row, kept.paper, addressees, prepared?.vatCheck?.outcome, vatNumber) : [];
  if (addressees.length === 0) throw new Failure(obstacles[0] ?? INVOICE_FAILURES.noEmail);
  if (obstacles[0]) throw new Failure(obstacles[0]);
  if (isFirst && row.isOutdated && !keepsLines) throw new Failure(INVOICE_FAILURES.outdated);
  // Nobody keeps lines against hours that came while they were deciding.
  if (isFirst && row.isOutdated && seenHours !== null && seenHours !== (await findHoursVersion(db, id))) {
    throw new Failure(INVOICE_FAILURES.outdatedAgain);
  }
  const [, sendingId] = await Promise.all([
    isFirst ? freeze(db, row, prepared, now) : undefined,
    insertSending(db, { invoiceId: id, at: now, byName, addressees }),
  ]);
  const mails = addressees.map((_, index) => ({
    cause: `${sendingId}:${index + 1}`,
    payload: { sendingId, position: index + 1 },
  }));
  await enqueueMails(db, invoiceMail, mails);
  record({
    entityType: 'invoice',
    entityId: id,
    after: {
      [isFirst ? 'sent' : 'sentAgain']: addressees.map(({ email }) => email),
      ...(isFirst && row.isOutdated ? { outdatedLinesKept: true } : {}),
    },
  });
  return { id };
}

export const sendInvoice = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId, keepsLines: z.boolean().nullish(), seenHours: z.string().max(64).nullish() }),
  prepare: ({ invoiceId }, { database, actor, press, addresses }) =>
    prepareSending(
      { press, url: addresses.VIES_URL, withTenant: (work) => database.withTenant(actor.tenantId, work) },
      invoiceId,
    ),
  run: ({ actor, input: { invoiceId, keepsLines, seenHours }, prepared, ...scope }) =>
    sendPrepared(scope, {
      id: invoiceId,
      tenantId: actor.tenantId,
      byName: nameOf(actor),
      keepsLines: keepsLines ?? false,
      seenHours: seenHours ?? null,
      prepared,
    }),
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
