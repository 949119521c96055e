import type { BankEntry } from '#domain/bank-statements/statement.ts';

/** How an invoice is named: by its reference or its whole number; by its number with something about it; by its last digits alone. */
export type How = 'WHOLE' | 'LOOSE' | 'SHORT';

export interface Named<Invoice> {
  readonly invoice: Invoice;
  readonly how: How;
}

/** A year, then at least five digits: in the middle of which banks and people put blanks, hyphens and strokes. */
const NUMBER = /20\d{2}(?:[\s\-/.]*\d){5,}/g;
const JOINTS = /[\s\-/.]/g;
/** Last digits count only behind a word for an invoice, and behind one another: "RE 135 u 136". */
const WORD = /(?:^|[^\p{L}])(?:RE|RG|RN|RNR|RECHN|RECHNUNG(?:EN)?|FAKTURA|INVOICE|INV|NR|NO)(?!\p{L})[\s.:-]*/giu;
const LISTED = /^(?:\s|,|;|\+|&|\/|und|u\.?|nr\.?|no\.?)*(\d{1,6})(?![\d.,]|\s*\d)/iu;

/** The open invoices that a payer has named, each once; the surest naming counts. */
export function invoicesNamedIn<Invoice extends Numbered>(
  { text, reference }: Pick<BankEntry, 'text' | 'reference'>,
  open: ByNumber<Invoice>,
): readonly Named<Invoice>[] {
  const found = new Map<Invoice, How>();
  const note = (invoice: Invoice | undefined, how: How) => {
    if (invoice && !found.has(invoice)) found.set(invoice, how);
  };
  if (reference) note(open.withDigits(digitsOf(reference)), 'WHOLE');
  for (const { 0: run, index } of text.matchAll(NUMBER)) {
    const isAlone = !/\d/.test(text[index - 1] ?? '') && !/\d/.test(text[index + run.length] ?? '');
    note(open.withDigits(digitsOf(run)), isAlone ? 'WHOLE' : 'LOOSE');
    for (const digits of windowsOf(digitsOf(run))) note(open.withDigits(digits), 'LOOSE');
  }
  for (const { 0: word, index } of text.matchAll(WORD)) {
    for (const position of listedFrom(text.slice(index + word.length))) note(open.withPosition(position), 'SHORT');
  }
  return [...found].map(([invoice, how]) => ({ invoice, how }));
}

interface Numbered {
  readonly number: string;
}

interface ByNumber<Invoice> {
  readonly withDigits: (digits: string) => Invoice | undefined;
  /** Nothing where several have it, in different years. */
  readonly withPosition: (position: number) => Invoice | undefined;
}

/** Invoices by how people write their numbers. */
export function byNumber<Invoice extends Numbered>(
  invoices: readonly Invoice[],
  isOpen: (invoice: Invoice) => boolean = () => true,
): ByNumber<Invoice> {
  const digits = Map.groupBy(invoices, ({ number }) => digitsOf(number));
  const positions = Map.groupBy(invoices, ({ number }) => Number(number.split('-').at(-1)));
  const only = (found: readonly Invoice[] = []) => {
    const [invoice, ...others] = found.filter(isOpen);
    return others.length === 0 ? invoice : undefined;
  };
  return {
    withDigits: (text) => only(digits.get(text)),
    withPosition: (position) => only(positions.get(position)),
  };
}

const digitsOf = (text: string): string => text.replace(JOINTS, '');

/** Where numbers were written without anything between them, each of them is a window of the run. */
function* windowsOf(run: string): Generator<string> {
  for (let from = 0; from < run.length; from += 1) {
    if (!run.startsWith('20', from)) continue;
    for (const length of [9, 10]) if (from + length <= run.length) yield run.slice(from, from + length);
  }
}

function listedFrom(text: string): readonly number[] {
  const numbers: number[] = [];
  for (let rest = text; ; ) {
    const [whole, digits] = LISTED.exec(rest) ?? [];
    if (!whole || !digits) return numbers;
    numbers.push(Number(digits));
    rest = rest.slice(whole.length);
  }
}
