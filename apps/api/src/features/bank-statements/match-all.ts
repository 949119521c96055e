import { type Match, matchEntry, OpenInvoices } from '@gastspiel/domain/bank-statements/match-entry.ts';
import { nameKey } from '@gastspiel/domain/bank-statements/name-key.ts';
import type { BankEntry } from '@gastspiel/domain/bank-statements/statement.ts';
import { fingerprintOf, selectPayers } from '#features/bank-statements/bank-statements.sql.ts';
import { findWriteOffLimit, selectOpenInvoices } from '#features/payments/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Means {
  readonly tenantId: string;
  readonly secrets: Secrets;
}

/** The invoices that each entry is thought to pay, in their order: an invoice that one of them pays to the cent is not offered to the next. */
export async function matchAll(
  db: TenantDb,
  { tenantId, secrets }: Means,
  entries: readonly BankEntry[],
): Promise<readonly Match[]> {
  const ibans = [...new Set(entries.flatMap(({ iban }) => iban ?? []))];
  const payers = new Map(ibans.map((iban) => [iban, fingerprintOf(secrets, tenantId, iban)]));
  const [invoices, known, writeOffLimit] = await Promise.all([
    selectOpenInvoices(db),
    selectPayers(db, [...payers.values()]),
    findWriteOffLimit(db),
  ]);
  const recipients = new Map(known.map(({ payer, recipientId }) => [payer.toString('hex'), recipientId]));
  const open = new OpenInvoices(invoices, nameKey);
  const payerOf = (iban: string) => recipients.get(payers.get(iban)?.toString('hex') ?? '');
  return entries.map((entry) => {
    const match = matchEntry(entry, open, { payerOf, writeOffLimit, nameKey });
    if (match.kind === 'EXACT') open.pay(match.parts);
    return match;
  });
}
