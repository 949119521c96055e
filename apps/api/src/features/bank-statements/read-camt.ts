import { plainIban } from '@gastspiel/domain/bank/iban.ts';
import type { BankEntry, BankStatement } from '@gastspiel/domain/bank-statements/statement.ts';
import { STATEMENT_FAILURES } from '@gastspiel/domain/bank-statements/statement-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type Day, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { allOf, at, BrokenXml, readXml, textAt, type XmlTree } from '#platform/xml/read-xml.ts';

/** camt.053 and camt.054 (and .052) differ in these names alone. */
const KINDS = { Stmt: 'STATEMENT', Rpt: 'STATEMENT', Ntfctn: 'ADVICE' } as const;
const MAX_ENTRIES = 10_000;
/** Said by banks that have nothing to say. */
const EMPTY = /^(?:NOTPROVIDED|NONREF)$/i;

/**
 * Reads what banks deliver: the versions .02, .04 and .08 and the dialects of Austria's banks, told apart by nothing but where a name stands.
 * Only booked entries count. A file that does not add up is refused whole.
 */
export async function readCamt(file: Buffer): Promise<readonly BankStatement[]> {
  const root = await readXml(file).catch((error: unknown) => {
    throw error instanceof BrokenXml ? new Failure(STATEMENT_FAILURES.broken) : error;
  });
  const statements = root.children.flatMap((message) => message.children.flatMap(statementOf));
  if (statements.length === 0) throw new Failure(STATEMENT_FAILURES.noStatement);
  return statements;
}

function statementOf(tree: XmlTree): BankStatement[] {
  const kind = KINDS[tree.name as keyof typeof KINDS];
  if (!kind) return [];
  const iban = textAt(tree, ['Acct', 'Id', 'IBAN']);
  if (!iban) throw new Failure(STATEMENT_FAILURES.noIban);
  const id = textAt(tree, ['Id']) ?? '';
  const all = allOf(tree, 'Ntry');
  if (all.length > MAX_ENTRIES) throw new Failure(STATEMENT_FAILURES.tooManyEntries);
  const booked = all.filter((entry) => (textAt(entry, ['Sts', 'Cd'], ['Sts']) ?? '') === 'BOOK');
  const entries = keyed(booked.map(entryOf), { iban: plainIban(iban), id });
  const [opening, closing] = [balanceOf(tree, ['OPBD', 'PRCD']), balanceOf(tree, ['CLBD'])];
  const sum = entries.reduce((total, { amount }) => total + amount, 0n);
  if (opening && closing && opening.amount + sum !== closing.amount) throw new Failure(STATEMENT_FAILURES.balance);
  const days = entries.map(({ day }) => day).toSorted();
  const span = [textAt(tree, ['FrToDt', 'FrDtTm']), textAt(tree, ['FrToDt', 'ToDtTm'])].map((moment) => dayIn(moment));
  return [
    {
      ...{ id, kind, iban: plainIban(iban), entries, announced: all.length - booked.length },
      from: span[0] ?? opening?.day ?? days[0] ?? closing?.day ?? dayIn(textAt(tree, ['CreDtTm'])) ?? '',
      to: span[1] ?? closing?.day ?? days.at(-1) ?? opening?.day ?? dayIn(textAt(tree, ['CreDtTm'])) ?? '',
      opening: opening?.amount ?? null,
      closing: closing?.amount ?? null,
    },
  ];
}

/** A moment is written with the bank's own clock, so its day is the day that the bank means. */
const dayIn = (text: string | null): Day | undefined => {
  const day = text?.slice(0, 10) ?? '';
  return isDay(day) ? day : undefined;
};

function balanceOf(tree: XmlTree, codes: readonly string[]) {
  const balances = allOf(tree, 'Bal');
  for (const code of codes) {
    const found = balances.find((one) => textAt(one, ['Tp', 'CdOrPrtry', 'Cd']) === code);
    if (found) return { amount: signed(found), day: dayIn(textAt(found, ['Dt', 'Dt'], ['Dt', 'DtTm'])) };
  }
  return undefined;
}

/** Written without a sign: which way it went stands beside it. */
function signed(tree: XmlTree, amount = at(tree, 'Amt')): Cents {
  const direction = textAt(tree, ['CdtDbtInd']);
  if (!amount || (direction !== 'CRDT' && direction !== 'DBIT')) throw new Failure(STATEMENT_FAILURES.entry);
  const cents = centsOf(amount);
  return direction === 'CRDT' ? cents : -cents;
}

function centsOf({ text, attributes }: XmlTree): Cents {
  if ((attributes['Ccy'] ?? 'EUR') !== 'EUR') throw new Failure(STATEMENT_FAILURES.currency);
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) throw new Failure(STATEMENT_FAILURES.entry);
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

type Read = Omit<BankEntry, 'key'> & { readonly bankReference: string | null };

/** One entry may collect many transfers. They are taken apart where their amounts are all there and add up, else it stays one. */
function entryOf(entry: XmlTree): readonly Read[] {
  const amount = signed(entry);
  const day = dayIn(textAt(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm']));
  if (!day) throw new Failure(STATEMENT_FAILURES.entry);
  const bankReference = told(textAt(entry, ['AcctSvcrRef']));
  const isReversal = textAt(entry, ['RvslInd']) === 'true';
  const read = (transfer: XmlTree | undefined, part: Cents): Read => {
    const other = at(transfer, 'RltdPties');
    const [party, ultimate] = amount > 0n ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
    const iban = textAt(other, [`${party}Acct`, 'Id', 'IBAN']);
    return {
      ...{ day, amount: part, bankReference },
      name: textAt(other, [party, 'Nm'], [party, 'Pty', 'Nm'], [ultimate, 'Nm'], [ultimate, 'Pty', 'Nm']),
      iban: iban && plainIban(iban),
      text: remittanceOf(transfer) || (textAt(entry, ['AddtlNtryInf']) ?? ''),
      reference: told(textAt(at(transfer, 'RmtInf'), ['Strd', 'CdtrRefInf', 'Ref'])),
      isReturn: isReversal || at(transfer, 'RtrInf') !== undefined,
    };
  };
  const transfers = allOf(entry, 'NtryDtls').flatMap((details) => allOf(details, 'TxDtls'));
  const parts = transfers.map((transfer) => at(transfer, 'AmtDtls', 'TxAmt', 'Amt') ?? at(transfer, 'Amt'));
  if (transfers.length > 1 && parts.every((part) => part?.attributes['Ccy'] === 'EUR')) {
    const cents = parts.map((part) => (part ? centsOf(part) : 0n));
    const sum = cents.reduce((total, one) => total + one, 0n);
    const sign = amount < 0n ? -1n : 1n;
    if (sum * sign === amount) return transfers.map((transfer, index) => read(transfer, (cents[index] ?? 0n) * sign));
  }
  return [read(transfers.length === 1 ? transfers[0] : undefined, amount)];
}

const told = (text: string | null): string | null => (text === null || EMPTY.test(text) ? null : text);

/** Banks cut a text after 35 or 140 characters, in the middle of words and numbers. */
function remittanceOf(transfer: XmlTree | undefined): string {
  const information = at(transfer, 'RmtInf');
  const pieces = allOf(information, 'Ustrd').map(({ text }) => text);
  const text = pieces.reduce(
    (whole, piece, index) =>
      whole + (index > 0 && ![35, 140].includes(pieces[index - 1]?.length ?? 0) ? ' ' : '') + piece,
    '',
  );
  const numbers = allOf(information, 'Strd').flatMap((one) =>
    allOf(one, 'RfrdDocInf').map((info) => textAt(info, ['Nb']) ?? ''),
  );
  return [text, ...numbers].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

/** By the bank's own reference, which is the same in every kind of file; else by the place in this statement. Never by the content: two real payments may be equal. */
function keyed(
  entries: readonly (readonly Read[])[],
  { iban, id }: { readonly iban: string; readonly id: string },
): BankEntry[] {
  const seen = new Map<string, number>();
  return entries.flatMap((parts, index) => {
    const reference = parts[0]?.bankReference;
    const times = reference ? (seen.get(reference) ?? 0) : 0;
    if (reference) seen.set(reference, times + 1);
    const place = reference ? `ref:${reference}${times > 0 ? `#${times}` : ''}` : `id:${id}:${index}`;
    return parts.map(({ bankReference: _, ...part }, at) => ({ ...part, key: `${iban}/${place}/${at}` }));
  });
}
