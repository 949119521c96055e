import { isBlocksChanged, isRunning } from '@gastspiel/domain/billing-runs/billing-run.ts';
import type { RunItem, WholeRun } from '#features/invoices/index.ts';
import type { Sort } from '#ui/table/column.ts';
import type { Proposal } from './proposals-query.ts';

export const ROW_KINDS = ['READY', 'HINT', 'GAP', 'MADE'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A recipient with what could be billed, or an invoice that was made of it today. */
export interface RunRow {
  readonly id: string;
  readonly kind: RowKind;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly customerNumber: string;
  readonly blockCount: number | null;
  readonly workMinutes: number | null;
  readonly net: number | null;
  /** The recorded ways, as far as they are not billed yet. */
  readonly travelMinutes: number;
  /** None once it is billed. */
  readonly proposal: Proposal | null;
  /** The item that a run of today made of it. */
  readonly item: RunItem | null;
  /** The item of a sending of today for the invoice. */
  readonly sending: RunItem | null;
}

/** Made invoices stay in sight though there is nothing more to bill; the runs are today's, the newest first. */
export function rowsOf(proposals: readonly Proposal[], runs: readonly WholeRun[]): readonly RunRow[] {
  const ordered = runs
    .filter(({ kind }) => kind === 'CREATE')
    .flatMap((run) => run.items.map((item) => ({ run, item })));
  const sendings = runs.filter(({ kind }) => kind === 'SEND').flatMap(({ items }) => items);
  // The newest word on each recipient.
  const newest = new Map(ordered.toReversed().map((one) => [one.item.invoiceRecipientId, one]));
  const open = proposals.flatMap((proposal) => {
    const { run, item } = newest.get(proposal.invoiceRecipientId) ?? {};
    // It is on an invoice already; the proposals were asked for before that.
    if (run && item?.state === 'DONE' && isRunning(run)) return [];
    return [openRow(proposal, item && item.state !== 'DONE' ? item : null)];
  });
  const proposed = new Set(proposals.map(({ invoiceRecipientId }) => invoiceRecipientId));
  const left = [...newest.values()].flatMap(({ item }) =>
    !proposed.has(item.invoiceRecipientId) && item.state === 'WAITING' ? [leftRow(item)] : [],
  );
  const made = ordered.flatMap(({ item }) =>
    item.billed ? [madeRow(item, sendings.find(({ invoiceId }) => invoiceId === item.invoiceId) ?? null)] : [],
  );
  return [...made, ...open, ...left];
}

const ofItem = ({ invoiceRecipientId, recipientName, customerNumber, billed }: RunItem) => ({
  recipientId: invoiceRecipientId,
  recipientName,
  customerNumber,
  blockCount: billed?.blockCount ?? null,
  workMinutes: billed?.workMinutes ?? null,
  net: billed?.net.value ?? null,
  travelMinutes: 0,
  proposal: null,
});

const madeRow = (item: RunItem, sending: RunItem | null): RunRow => ({
  ...ofItem(item),
  id: item.invoiceId ?? '',
  kind: 'MADE',
  item,
  sending,
});

/** Nothing is proposed any more: it is being billed. What failed and has nothing to bill is somebody else's by now. */
const leftRow = (item: RunItem): RunRow => ({
  ...ofItem(item),
  id: item.invoiceRecipientId,
  kind: 'READY',
  item,
  sending: null,
});

const openRow = (proposal: Proposal, item: RunItem | null): RunRow => ({
  id: proposal.invoiceRecipientId,
  kind: proposal.gaps.length > 0 ? 'GAP' : proposal.hints.length > 0 || isChanged(item) ? 'HINT' : 'READY',
  recipientId: proposal.invoiceRecipientId,
  recipientName: proposal.recipientName,
  customerNumber: proposal.customerNumber,
  blockCount: proposal.blocks.length,
  workMinutes: proposal.workMinutes,
  net: proposal.net?.value ?? null,
  travelMinutes: proposal.travelMinutes,
  proposal,
  item,
  sending: null,
});

/** The hours were recorded anew while they were to be billed. */
export const isChanged = (item: RunItem | null): boolean => isBlocksChanged(item?.failureCode ?? null);

/** Whether it can be billed by the next run. */
export const isChoosable = ({ kind, proposal, item }: RunRow): boolean =>
  kind !== 'GAP' && proposal !== null && item?.state !== 'WAITING';

/** Whether it is still a draft that nobody has sent. */
export const isSendable = ({ item, sending }: RunRow): boolean =>
  (item?.billed?.state === 'DRAFT' || item?.billed?.state === 'MISSED_SENDING') && sending?.state !== 'WAITING';

/** Words of customer number, name, or the number of the invoice. */
export function matches({ customerNumber, recipientName, item }: RunRow, text: string): boolean {
  const within = `${customerNumber} ${recipientName} ${item?.invoiceNumber ?? ''}`.toLocaleLowerCase('de');
  return text
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => within.includes(word));
}

const GERMAN = new Intl.Collator('de', { numeric: true });
const ORDERS: Readonly<Record<string, (one: RunRow, other: RunRow) => number>> = {
  number: (one, other) => GERMAN.compare(one.customerNumber, other.customerNumber),
  name: (one, other) => GERMAN.compare(one.recipientName, other.recipientName),
  net: (one, other) => (one.net ?? 0) - (other.net ?? 0),
};

export const sorted = (rows: readonly RunRow[], { key, isDescending }: Sort): readonly RunRow[] => {
  const order = ORDERS[key] ?? (() => 0);
  return rows.toSorted((one, other) => (isDescending ? -1 : 1) * order(one, other));
};

/** The sums of rows; amounts are added in cents, since sums of fractions drift. */
export const sumUp = (rows: readonly RunRow[]) => ({
  blocks: rows.reduce((sum, { blockCount }) => sum + (blockCount ?? 0), 0),
  minutes: rows.reduce((sum, { workMinutes }) => sum + (workMinutes ?? 0), 0),
  net: rows.reduce((sum, { net }) => sum + Math.round((net ?? 0) * 100), 0) / 100,
});
