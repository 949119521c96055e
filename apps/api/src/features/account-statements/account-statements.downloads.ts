import {
  STATEMENT_OF_ACCOUNT_FAILURES,
  StatementPeriod,
} from '@gastspiel/domain/account-statements/account-statement.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { languageFor } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { accountStatementPaper, type StatementData } from '#features/account-statements/account-statement-paper.ts';
import { STATEMENT_TEXTS } from '#features/account-statements/account-statement-texts.ts';
import { findBalanceBefore, selectMovements } from '#features/account-statements/movements.sql.ts';
import { findWholeInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { findInvoiceSender, letterSenderData } from '#features/invoice-senders/index.ts';
import { logoOf } from '#features/invoices/index.ts';
import { selectOpenInvoicesOf } from '#features/open-items/index.ts';
import { findTheme } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import type { User } from '#platform/identity/viewer.ts';

const Which = z.object({ invoiceRecipientId: EntityId }).and(StatementPeriod);
type Which = z.output<typeof Which>;

interface Printable {
  readonly data: StatementData;
  readonly logo: Buffer | null;
}

async function load(
  db: TenantDb,
  { tenantId }: User,
  { invoiceRecipientId: id, from, to }: Which,
  now: Date,
): Promise<Printable> {
  const [recipient, sender, theme] = await Promise.all([
    findWholeInvoiceRecipient(db, tenantId, id),
    findInvoiceSender(db),
    findTheme(db, tenantId),
  ]);
  if (!recipient) throw new Failure(GENERAL_FAILURES.notFound);
  if (!sender) throw new Failure(INVOICE_FAILURES.noSender);
  const [opening, movements, open] = await Promise.all([
    findBalanceBefore(db, id, from),
    selectMovements(db, id, { from, to }),
    selectOpenInvoicesOf(db, id, to),
  ]);
  if (movements.length === 0 && opening === 0n) throw new Failure(STATEMENT_OF_ACCOUNT_FAILURES.empty);
  const { name, vatNumber, address } = recipient.letterHead;
  return {
    data: {
      color: theme.primaryColorPalette.main,
      language: languageFor(address.countryCode),
      sender: letterSenderData.strip().parse(sender),
      recipient: { name, vatNumber, address, customerNumber: recipient.customerNumber },
      ...{ madeOn: dayOf(now), from, to, opening, movements },
      open: open.map(({ number, issueDate, dueDate, open: amount }) => ({ number, issueDate, dueDate, open: amount })),
    },
    logo: await logoOf(db, sender.logoId),
  };
}

export const accountStatementPdf = defineDownload({
  kind: 'ACCOUNT_STATEMENT_PDF',
  description: 'A recipient’s statement of account on paper: billed and paid in a period, and open at its end.',
  action: 'payments.read',
  input: Which,
  inputType: inputOf('AccountStatementPdfInput', 'Whose statement of account, of which days.', Which, {
    from: 'YYYY-MM-DD.',
    to: 'YYYY-MM-DD, included.',
  }),
  concerns: ({ input }) => ({ entityType: 'invoice-recipient', entityId: input.invoiceRecipientId }),
  check: async ({ db, actor, input, now }) => {
    await load(db, actor, input, now);
  },
  open: async ({ db, actor, press, input, now }) => {
    const { data, logo } = await load(db, actor, input, now);
    const file = await press.pdf(accountStatementPaper, data, logo ? { logo } : {});
    async function* chunks() {
      yield file;
    }
    return {
      fileName: STATEMENT_TEXTS[data.language].fileName(data.recipient.customerNumber, data.to),
      mediaType: 'application/pdf',
      chunks: chunks(),
    };
  },
});
