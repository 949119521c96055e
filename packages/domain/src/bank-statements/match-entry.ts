import { byNumber, invoicesNamedIn, type Named } from '#domain/bank-statements/named-invoices.ts';
import type { BankEntry } from '#domain/bank-statements/statement.ts';
import { sumOf } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { discountOn, type OwedInvoice, proposeAllotments } from '#domain/payments/allotments.ts';
import type { Rest } from '#domain/payments/payment-input.ts';

/** An open invoice as the matching sees it. */
export interface OpenInvoice extends OwedInvoice {
  readonly number: string;
  readonly recipientId: string;
  readonly recipientName: string;
}

/**
 * Why an entry is thought to pay these invoices: a whole sum of several, a part, less an agreed Skonto, less something small, more than they
 * ask for; or no number at all, but a known account, a name, or an amount that only one invoice has.
 */
export const MATCH_REASONS = ['SUM', 'PART', 'DISCOUNT', 'DIFFERENCE', 'MORE', 'PAYER', 'NAME', 'AMOUNT'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface MatchedPart {
  readonly invoice: OpenInvoice;
  readonly amount: Cents;
  readonly rest: Rest;
}

export type Match =
  /** Reference or number, and the amount to the cent: booked by itself. */
  | { readonly kind: 'EXACT'; readonly recipientId: string; readonly parts: readonly MatchedPart[] }
  | {
      readonly kind: 'PROPOSED';
      readonly reason: MatchReason;
      readonly recipientId: string;
      readonly parts: readonly MatchedPart[];
    }
  | { readonly kind: 'NONE' };

const NONE: Match = { kind: 'NONE' };

interface Known {
  /** The recipient for whom this account has paid before. */
  readonly payerOf: (iban: string) => string | undefined;
  readonly writeOffLimit: Cents;
  /** The same for names that people take for the same. */
  readonly nameKey: (name: string) => string;
}

/** The open invoices, by all that an entry may say of them: found once, for as many entries as a statement has. */
export class OpenInvoices {
  readonly byNumber;
  readonly #byRecipient;
  readonly #byName;
  readonly #byAmount;
  readonly #paid = new Set<string>();

  constructor(invoices: readonly OpenInvoice[], nameKey: Known['nameKey']) {
    this.byNumber = byNumber(invoices, this.#isOpen);
    this.#byRecipient = Map.groupBy(invoices, ({ recipientId }) => recipientId);
    this.#byName = Map.groupBy(invoices, ({ recipientName }) => nameKey(recipientName));
    this.#byAmount = Map.groupBy(invoices, ({ open }) => open);
  }

  readonly #isOpen = ({ id }: OpenInvoice): boolean => !this.#paid.has(id);
  readonly #open = (found: readonly OpenInvoice[] = []): readonly OpenInvoice[] => found.filter(this.#isOpen);

  ofRecipient = (id: string): readonly OpenInvoice[] => this.#open(this.#byRecipient.get(id));
  ofName = (key: string): readonly OpenInvoice[] => this.#open(this.#byName.get(key));
  asking = (amount: Cents): readonly OpenInvoice[] => this.#open(this.#byAmount.get(amount));

  /** Another entry has paid them. */
  pay(parts: readonly MatchedPart[]): void {
    for (const { invoice } of parts) this.#paid.add(invoice.id);
  }
}

/** Money that came in, and the invoices that are open when it is looked at. */
export function matchEntry(entry: BankEntry, open: OpenInvoices, known: Known): Match {
  if (entry.amount <= 0n || entry.isReturn) return NONE;
  const named = invoicesNamedIn(entry, open.byNumber);
  const [only] = named;
  if (only && named.length === 1 && only.how === 'WHOLE' && only.invoice.open === entry.amount) {
    return { kind: 'EXACT', recipientId: only.invoice.recipientId, parts: [partOf(only.invoice)] };
  }
  return (
    byNumbers(entry, named, known) ?? byPayer(entry, open, known) ?? byName(entry, open, known) ?? byAmount(entry, open)
  );
}

const partOf = (invoice: OpenInvoice): MatchedPart => ({ invoice, amount: invoice.open, rest: 'OPEN' });

function byNumbers(entry: BankEntry, named: readonly Named<OpenInvoice>[], known: Known): Match | undefined {
  const [first] = named;
  if (!first) return undefined;
  // A short number such as 135 is a hint where the payer is known, or the amount agrees.
  const { recipientId } = first.invoice;
  const invoices = named.map(({ invoice }) => invoice).filter((one) => one.recipientId === recipientId);
  const payer = entry.iban ? known.payerOf(entry.iban) : undefined;
  const found = asPaid(entry, invoices, known);
  const isSure = named.some(({ how }) => how !== 'SHORT') || payer === recipientId || found.reason === 'SUM';
  return isSure ? { kind: 'PROPOSED', recipientId, ...found } : undefined;
}

/** How the amount lies to what these invoices of one recipient ask for. */
function asPaid(
  { amount, day }: BankEntry,
  invoices: readonly OpenInvoice[],
  { writeOffLimit }: Known,
): { readonly reason: MatchReason; readonly parts: readonly MatchedPart[] } {
  const left = sumOf(invoices.map(({ open }) => open)) - amount;
  const all = invoices.map(partOf);
  if (left === 0n) return { reason: 'SUM', parts: all };
  if (left < 0n) return { reason: 'MORE', parts: all };
  const skonto = invoices.map((invoice) => (invoice.open === invoice.gross ? discountOn(invoice, day) : 0n));
  if (sumOf(skonto) === left) return { reason: 'DISCOUNT', parts: lessened(all, skonto, 'DISCOUNT') };
  const last = invoices.findLastIndex(({ open }) => open > left);
  if (left <= writeOffLimit && last >= 0) {
    const differences = all.map((_, index) => (index === last ? left : 0n));
    return { reason: 'DIFFERENCE', parts: lessened(all, differences, 'WRITTEN_OFF') };
  }
  return { reason: 'PART', parts: oldestFirst(amount, invoices) };
}

const lessened = (parts: readonly MatchedPart[], by: readonly Cents[], rest: Rest): readonly MatchedPart[] =>
  parts.map((part, index) => {
    const less = by[index] ?? 0n;
    return less === 0n ? part : { ...part, amount: part.amount - less, rest };
  });

const oldestFirst = (amount: Cents, invoices: readonly OpenInvoice[]): readonly MatchedPart[] =>
  proposeAllotments(amount, invoices).map((part) => ({ ...part, rest: 'OPEN' }));

/** Invoices of one recipient that an amount pays to the cent: one of them, the oldest ones, or all; Skonto taken. */
function paidExactly(entry: BankEntry, invoices: readonly OpenInvoice[], known: Known) {
  const byAge = invoices.toSorted(
    (one, other) => one.dueDate.localeCompare(other.dueDate) || one.id.localeCompare(other.id),
  );
  const tries = [...byAge.map((one) => [one]), ...byAge.map((_, index) => byAge.slice(0, index + 1)).slice(1)];
  const found = tries.map((some) => asPaid(entry, some, known));
  return found.find(({ reason }) => reason === 'SUM') ?? found.find(({ reason }) => reason === 'DISCOUNT');
}

function byPayer(entry: BankEntry, open: OpenInvoices, known: Known): Match | undefined {
  const recipientId = entry.iban ? known.payerOf(entry.iban) : undefined;
  const invoices = recipientId ? open.ofRecipient(recipientId) : [];
  if (!recipientId || invoices.length === 0) return undefined;
  const exact = paidExactly(entry, invoices, known);
  if (exact) {
    const reason = exact.reason === 'SUM' && exact.parts.length === 1 ? 'PAYER' : exact.reason;
    return { kind: 'PROPOSED', reason, recipientId, parts: exact.parts };
  }
  const sum = sumOf(invoices.map(({ open: owed }) => owed));
  return {
    ...{ kind: 'PROPOSED', reason: entry.amount > sum ? 'MORE' : 'PART', recipientId },
    parts: oldestFirst(entry.amount, invoices),
  };
}

function byName(entry: BankEntry, open: OpenInvoices, known: Known): Match | undefined {
  const name = entry.name ? known.nameKey(entry.name) : '';
  if (!name) return undefined;
  const invoices = open.ofName(name);
  const recipients = new Set(invoices.map(({ recipientId }) => recipientId));
  const [recipientId] = recipients;
  if (!recipientId || recipients.size > 1) return undefined;
  const exact = paidExactly(entry, invoices, known);
  if (exact)
    return {
      kind: 'PROPOSED',
      reason: exact.reason === 'SUM' ? 'NAME' : exact.reason,
      recipientId,
      parts: exact.parts,
    };
  return { kind: 'PROPOSED', reason: 'NAME', recipientId, parts: oldestFirst(entry.amount, invoices) };
}

/** The weakest hint, and only where there is no other invoice of this amount. */
function byAmount({ amount }: BankEntry, open: OpenInvoices): Match {
  const [invoice, ...others] = open.asking(amount);
  if (!invoice || others.length > 0) return NONE;
  return { kind: 'PROPOSED', reason: 'AMOUNT', recipientId: invoice.recipientId, parts: [partOf(invoice)] };
}
