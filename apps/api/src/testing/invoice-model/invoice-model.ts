/** The life of an agency's invoices, as plainly as it can be said and without a line of the product: a test compares the two. */
export interface InvoiceModel {
  /** Hours that were recorded last, how often, and the invoice that bills them. */
  readonly blocks: { hours: number; version: number; invoice: ModelInvoice | null }[];
  readonly invoices: ModelInvoice[];
  position: number;
}

export interface ModelInvoice {
  readonly position: number;
  readonly isStorno: boolean;
  /** For a cancellation: whether its original had left the house. */
  readonly mayLeave: boolean;
  /** The block's hours and version when the lines were taken. */
  lines: { readonly block: number; readonly hours: number; readonly version: number }[];
  version: number;
  isSent: boolean;
  isPaid: boolean;
  isCancelled: boolean;
}

export type InvoiceCommand =
  | { readonly kind: 'create'; readonly blocks: readonly number[] }
  | { readonly kind: 'edit'; readonly pick: number; readonly blocks: readonly number[]; readonly isStale: boolean }
  | { readonly kind: 'send'; readonly pick: number; readonly keepsLines: boolean }
  | { readonly kind: 'pay' | 'takeBack' | 'cancel'; readonly pick: number }
  | { readonly kind: 'record'; readonly block: number; readonly hours: number };

const CENTS_AN_HOUR = 2890;

export const newInvoices = (blocks: number, position = 0): InvoiceModel => ({
  blocks: Array.from({ length: blocks }, () => ({ hours: 4, version: 1, invoice: null })),
  invoices: [],
  position,
});

/** Does the command to the invoice that it picked. Answers the code of the failure that it must meet, or null. */
export function applyToInvoices(model: InvoiceModel, command: InvoiceCommand): string | null {
  if (command.kind === 'create') return create(model, command.blocks);
  if (command.kind === 'record') return record(model, command.block, command.hours);
  const invoice = picked(model, command.pick);
  if (!invoice) return null;
  const isOver = invoice.isStorno || invoice.isCancelled;
  switch (command.kind) {
    case 'edit':
      if (isOver || invoice.isSent) return 'invoices.notEditable';
      if (!areFree(model, command.blocks, invoice)) return 'invoices.notBillable';
      if (command.isStale) return 'general.stale';
      letGo(model, invoice);
      take(model, invoice, command.blocks);
      break;
    case 'send':
      if (invoice.isStorno ? !invoice.mayLeave : invoice.isCancelled) return 'invoices.notSendable';
      if (invoice.isSent) return null;
      if (isOutdated(model, invoice) && !command.keepsLines) return 'invoices.outdated';
      invoice.isSent = true;
      break;
    case 'pay':
      if (isOver || !invoice.isSent || invoice.isPaid) return 'invoices.notPayable';
      invoice.isPaid = true;
      break;
    case 'takeBack':
      if (isOver || !invoice.isPaid) return 'invoices.notPaid';
      invoice.isPaid = false;
      break;
    case 'cancel':
      if (isOver) return 'invoices.alreadyCancelled';
      letGo(model, invoice);
      invoice.isCancelled = true;
      model.invoices.push({ ...newInvoice(model), isStorno: true, mayLeave: invoice.isSent, lines: invoice.lines });
      break;
  }
  invoice.version += 1;
  return null;
}

export const picked = ({ invoices }: InvoiceModel, pick: number): ModelInvoice | undefined =>
  invoices[pick % Math.max(invoices.length, 1)];

function create(model: InvoiceModel, blocks: readonly number[]): string | null {
  if (!areFree(model, blocks, null)) return 'invoices.notBillable';
  const invoice = newInvoice(model);
  take(model, invoice, blocks);
  model.invoices.push(invoice);
  return null;
}

function record(model: InvoiceModel, number: number, hours: number): string | null {
  const block = model.blocks[number];
  if (!block) throw new Error('there is no such block');
  if (block.invoice?.isSent) return 'worklogs.invoiced';
  Object.assign(block, { hours, version: block.version + 1 });
  return null;
}

function newInvoice(model: InvoiceModel): ModelInvoice {
  model.position += 1;
  const marks = { isSent: false, isPaid: false, isCancelled: false };
  return { position: model.position, version: 1, isStorno: false, mayLeave: true, lines: [], ...marks };
}

const areFree = ({ blocks }: InvoiceModel, wanted: readonly number[], by: ModelInvoice | null): boolean =>
  wanted.every((number) => blocks[number]?.invoice === null || blocks[number]?.invoice === by);

function take(model: InvoiceModel, invoice: ModelInvoice, numbers: readonly number[]): void {
  invoice.lines = numbers.map((number) => {
    const block = model.blocks[number];
    if (!block) throw new Error('there is no such block');
    block.invoice = invoice;
    return { block: number, hours: block.hours, version: block.version };
  });
}

function letGo({ blocks }: InvoiceModel, invoice: ModelInvoice): void {
  for (const block of blocks) if (block.invoice === invoice) block.invoice = null;
}

/** A cancellation is not: it takes back what its original said, whatever was recorded since. */
const isOutdated = ({ blocks }: InvoiceModel, { lines, isStorno }: ModelInvoice): boolean =>
  !isStorno && lines.some(({ block, version }) => blocks[block]?.version !== version);

/** The invoices as staff see them. All were issued today. */
export const seenInvoices = (model: InvoiceModel) =>
  model.invoices.map((invoice) => {
    const { isStorno, isSent, isPaid, isCancelled } = invoice;
    const isOver = isStorno || isCancelled;
    const cents = invoice.lines.reduce((sum, { hours }) => sum + hours * CENTS_AN_HOUR, 0);
    return {
      position: invoice.position,
      version: invoice.version,
      state: isOver ? 'CANCELLED' : isPaid ? 'PAID' : isSent ? 'PENDING' : 'DRAFT',
      net: ((isStorno ? -1 : 1) * cents) / 100,
      isOutdated: !isCancelled && !isSent && isOutdated(model, invoice),
    };
  });
