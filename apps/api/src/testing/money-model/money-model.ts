/** Money of one recipient as plainly as it can be said, in cents and without a line of the product: a test compares the two. */
export interface MoneyModel {
  readonly invoices: ModelInvoice[];
  readonly payments: ModelPayment[];
}

interface ModelInvoice {
  readonly gross: number;
  /** The part that was written off. */
  writtenOff: number;
  isCancelled: boolean;
}

interface ModelPayment {
  readonly amount: number;
  readonly isMark: boolean;
  /** How much of each invoice. */
  readonly paid: Map<ModelInvoice, number>;
  paidOut: number;
  isTakenBack: boolean;
  /** Rests that were written off along with it. */
  readonly closed: Map<ModelInvoice, number>;
}

export type MoneyCommand =
  | { readonly kind: 'bill'; readonly cents: number }
  | {
      readonly kind: 'pay';
      readonly picks: readonly number[];
      readonly percent: number;
      readonly more: number;
      readonly writesOff: boolean;
    }
  | { readonly kind: 'transfer'; readonly pick: number }
  | { readonly kind: 'mark' | 'unmark' | 'cancel' | 'allot' | 'writeOff'; readonly pick: number }
  | { readonly kind: 'takeBack'; readonly pick: number }
  | { readonly kind: 'payOut'; readonly percent: number };

const WRITE_OFF_LIMIT = 500;
export const newMoney = (): MoneyModel => ({ invoices: [], payments: [] });

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const live = ({ payments }: MoneyModel) => payments.filter(({ isTakenBack }) => !isTakenBack);

export const openOf = (model: MoneyModel, invoice: ModelInvoice): number =>
  invoice.isCancelled
    ? 0
    : invoice.gross - invoice.writtenOff - sum(live(model).map(({ paid }) => paid.get(invoice) ?? 0));
const restOf = ({ amount, paid, paidOut }: ModelPayment): number => amount - paidOut - sum(paid.values());
export const creditOf = (model: MoneyModel): number => sum(live(model).map(restOf));
/** Sent − cancelled − paid − written off + paid out: what open items and credit must come to. */
export const balanceOf = (model: MoneyModel): number => {
  const owed = model.invoices.filter(({ isCancelled }) => !isCancelled);
  return (
    sum(owed.map(({ gross, writtenOff }) => gross - writtenOff)) -
    sum(live(model).map(({ amount, paidOut }) => amount - paidOut))
  );
};

/** The parts of a payment that a command asks for: of each picked invoice a percentage of what is open. */
export function partsOf(model: MoneyModel, { picks, percent, writesOff }: Extract<MoneyCommand, { kind: 'pay' }>) {
  const chosen = [...new Set(picks.map((pick) => model.invoices[pick % (model.invoices.length || 1)]))];
  return chosen.flatMap((invoice) => {
    if (!invoice) return [];
    const open = openOf(model, invoice);
    const amount = Math.max(1, Math.floor((open * percent) / 100));
    const left = open - amount;
    return [{ invoice, amount, closes: writesOff && left > 0 && left <= WRITE_OFF_LIMIT }];
  });
}

const draw = (model: MoneyModel, amount: number, take: (payment: ModelPayment, part: number) => void): void => {
  let needed = amount;
  for (const payment of live(model)) {
    const part = Math.min(needed, restOf(payment));
    if (part > 0) take(payment, part);
    needed -= part;
  }
};

/** Plays a command; answers how the product must refuse it, if it must. */
export function applyToMoney(model: MoneyModel, command: MoneyCommand): string | null {
  const newPayment = (amount: number, isMark = false): ModelPayment => {
    const made = {
      amount,
      isMark,
      paid: new Map(),
      paidOut: 0,
      isTakenBack: false,
      closed: new Map<ModelInvoice, number>(),
    };
    model.payments.push(made);
    return made;
  };
  const add = (payment: ModelPayment, invoice: ModelInvoice, part: number) =>
    payment.paid.set(invoice, (payment.paid.get(invoice) ?? 0) + part);
  if (command.kind === 'bill') {
    model.invoices.push({ gross: command.cents, writtenOff: 0, isCancelled: false });
    return null;
  }
  if (command.kind === 'pay') {
    const parts = partsOf(model, command);
    if (parts.length === 0 && command.more === 0) return null;
    if (parts.some(({ invoice }) => openOf(model, invoice) === 0)) return 'payments.notOwed';
    const payment = newPayment(sum(parts.map(({ amount }) => amount)) + command.more);
    for (const { invoice, amount, closes } of parts) {
      const left = openOf(model, invoice) - amount;
      add(payment, invoice, amount);
      if (!closes) continue;
      invoice.writtenOff += left;
      payment.closed.set(invoice, left);
    }
    return null;
  }
  if (command.kind === 'payOut') {
    const amount = Math.max(1, Math.floor((creditOf(model) * command.percent) / 100));
    if (amount > creditOf(model)) return 'payments.noCredit';
    draw(model, amount, (payment, part) => {
      payment.paidOut += part;
    });
    return null;
  }
  if (command.kind === 'takeBack') {
    const payment = model.payments[command.pick % (model.payments.length || 1)];
    if (!payment) return null;
    if (payment.isTakenBack) return 'payments.reversed';
    if (payment.paidOut > 0) return 'payments.paidOut';
    payment.isTakenBack = true;
    for (const [invoice, amount] of payment.closed) invoice.writtenOff -= amount;
    return null;
  }
  const invoice = model.invoices[command.pick % (model.invoices.length || 1)];
  if (!invoice) return null;
  return applyToInvoice(model, command.kind, { invoice, newPayment, add });
}

interface Means {
  readonly invoice: ModelInvoice;
  readonly newPayment: (amount: number, isMark?: boolean) => ModelPayment;
  readonly add: (payment: ModelPayment, invoice: ModelInvoice, part: number) => void;
}

function applyToInvoice(
  model: MoneyModel,
  kind: 'transfer' | 'mark' | 'unmark' | 'cancel' | 'allot' | 'writeOff',
  { invoice, newPayment, add }: Means,
): string | null {
  const open = openOf(model, invoice);
  const lift = () => {
    for (const payment of model.payments) {
      payment.paid.delete(invoice);
      payment.closed.delete(invoice);
    }
    invoice.writtenOff = 0;
  };
  switch (kind) {
    case 'transfer':
      // A number that names no open invoice stays to be looked at.
      if (open > 0) add(newPayment(open), invoice, open);
      return null;
    case 'mark':
      if (open === 0) return 'invoices.notPayable';
      add(newPayment(open, true), invoice, open);
      return null;
    case 'unmark':
      if (open > 0 || invoice.isCancelled) return 'invoices.notPaid';
      for (const payment of live(model)) if (payment.isMark && payment.paid.has(invoice)) payment.isTakenBack = true;
      lift();
      return null;
    case 'cancel':
      if (invoice.isCancelled) return 'invoices.alreadyCancelled';
      lift();
      invoice.isCancelled = true;
      return null;
    case 'allot': {
      if (open === 0) return 'payments.notOwed';
      const amount = Math.min(open, creditOf(model));
      if (amount === 0) return 'payments.noCredit';
      draw(model, amount, (payment, part) => add(payment, invoice, part));
      return null;
    }
    case 'writeOff': {
      if (open === 0) return 'payments.notOwed';
      if (open > WRITE_OFF_LIMIT) return 'payments.beyondLimit';
      invoice.writtenOff += open;
      const last = live(model).findLast(({ paid }) => paid.has(invoice));
      last?.closed.set(invoice, (last.closed.get(invoice) ?? 0) + open);
      return null;
    }
  }
}
