import { readFileSync } from 'node:fs';
import { MOVEMENT_KINDS, withBalances } from '@gastspiel/domain/account-statements/account-statement.ts';
import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import { decimalLabel, euroLabel } from '@gastspiel/domain/money/money-label.ts';
import { paperDay, paperPeriod } from '@gastspiel/domain/time/paper-day.ts';
import { daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { STATEMENT_TEXTS } from '#features/account-statements/account-statement-texts.ts';
import { letterSender, letterSenderData } from '#features/invoice-senders/index.ts';
import { paymentCode } from '#features/invoices/index.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';
import { linesOf } from '#platform/pdf/letter.ts';

const optional = z.string().nullable();
const statementData = z.strictObject({
  color: z.string(),
  language: z.enum(['de', 'en']),
  sender: letterSenderData,
  recipient: z.strictObject({
    name: z.string(),
    customerNumber: z.string(),
    vatNumber: optional,
    address: letterSenderData.shape.address,
  }),
  madeOn: z.string(),
  from: z.string(),
  to: z.string(),
  opening: z.bigint(),
  movements: z.array(
    z.strictObject({ kind: z.enum(MOVEMENT_KINDS), day: z.string(), subject: optional, amount: z.bigint() }),
  ),
  open: z.array(z.strictObject({ number: z.string(), issueDate: z.string(), dueDate: z.string(), open: z.bigint() })),
});
export type StatementData = z.output<typeof statementData>;

/** A recipient's account: what was billed and paid in a period, and what is open at its end. Its picture is the sender's `logo`. */
export const accountStatementPaper = definePaper({
  name: 'account-statement',
  source: readFileSync(new URL('./account-statement.typ', import.meta.url), 'utf8'),
  data: statementData,
  write: (data) => {
    const texts = STATEMENT_TEXTS[data.language];
    return {
      title: texts.title,
      madeOn: data.madeOn,
      language: data.language,
      letter: letterOf(data),
      intro: texts.intro(paperPeriod(data.from, data.to, data.language)),
      columns: texts.columns,
      rows: rowsOf(data),
      open: {
        title: texts.open,
        columns: texts.openColumns,
        rows: openRowsOf(data),
        nothing: texts.nothingOpen,
      },
      code: codeOf(data),
      end: texts.end,
    };
  },
});

function letterOf({ color, sender, recipient, language, madeOn, from, to }: StatementData) {
  const texts = STATEMENT_TEXTS[language];
  const { name, address, customerNumber, vatNumber } = recipient;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.date, paperDay(madeOn, language)],
    [texts.period, paperPeriod(from, to, language)],
    [texts.customerNumber, customerNumber],
    [texts.vatNumber, vatNumber],
  ];
  return {
    color,
    ...letterSender(sender, language),
    address: linesOf(
      name,
      address.streetNameAndNumber,
      `${address.postalCode} ${address.location}`,
      address.countryCode !== 'AT' && countryNameOf(address.countryCode, language),
    ),
    info: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    running: `${texts.title} · ${name}`,
    pageWords: texts.pageWords,
    across: null,
  };
}

function rowsOf({ language, opening, movements, from, to }: StatementData): string[][] {
  const texts = STATEMENT_TEXTS[language];
  const lines = withBalances(opening, movements);
  const closing = lines.at(-1)?.balance ?? opening;
  const label = closing < 0n ? texts.credit : texts.closing;
  return [
    ['', texts.opening(paperDay(from, language)), '', decimalLabel(opening, language)],
    ...lines.map(({ kind, day, subject, amount, balance }) => {
      // Money that came in lowers what is owed; where it raises it, the bank has sent it back.
      const name = kind === 'PAYMENT' && amount > 0n ? texts.returned : texts.kinds[kind];
      return [
        paperDay(day, language),
        linesOf(name, subject).join(kind === 'PAYMENT' || kind === 'PAYOUT' ? ': ' : ' '),
        decimalLabel(amount, language),
        decimalLabel(balance, language),
      ];
    }),
    ['', label(paperDay(to, language)), '', euroLabel(closing < 0n ? -closing : closing, language)],
  ];
}

const openRowsOf = ({ language, open, to }: StatementData): string[][] => {
  const texts = STATEMENT_TEXTS[language];
  return open.map(({ number, issueDate, dueDate, open: amount }) => [
    number,
    paperDay(issueDate, language),
    paperDay(dueDate, language),
    dueDate < to ? texts.days(daysBetween(dueDate, to)) : texts.notDue,
    decimalLabel(amount, language),
  ]);
};

/** Asks for what is owed in the end: a credit lowers it. */
function codeOf(data: StatementData) {
  const { sender, recipient, language } = data;
  const texts = STATEMENT_TEXTS[language];
  const amount = withBalances(data.opening, data.movements).at(-1)?.balance ?? data.opening;
  if (!sender.iban || amount <= 0n || sumOf(data.open.map(({ open }) => open)) === 0n) return null;
  const reference = texts.reference(recipient.customerNumber);
  const { accountHolder, name, iban, bic } = sender;
  const picture = paymentCode({ name: accountHolder ?? name, iban, bic, amount, text: reference });
  return (
    picture && { picture, title: texts.codeTitle, lines: [euroLabel(amount, language), texts.codeReference, reference] }
  );
}
