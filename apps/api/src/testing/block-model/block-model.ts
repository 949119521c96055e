/** The life of one worklog block, as plainly as it can be said and without a line of the product: a test compares the two. */
export interface BlockModel {
  isOver: boolean;
  /** How often the planned end was moved: another time is another row. */
  end: number;
  readonly booked: Set<number>;
  readonly worklogs: Map<number, 'WORKED' | 'MISSED'>;
  /** None until the first trace. */
  version: number;
  isEntered: boolean;
  isRecorded: boolean;
  /** The paper that the recipient has in hand. */
  sent: string | null;
  /** The paper on its way, and whether the mail server gave it up. */
  pending: { readonly rows: string; hasGivenUp: boolean } | null;
}

type OnWorker<Kind extends string> = { readonly kind: Kind; readonly w: number };
type Plain<Kind extends string> = { readonly kind: Kind };
export type BlockCommand =
  | OnWorker<'book'>
  | OnWorker<'bookAfterwards'>
  | (OnWorker<'withdraw'> & { readonly hasReason: boolean })
  | { readonly kind: 'record'; readonly missing: readonly number[]; readonly isStale: boolean }
  | Plain<'send'>
  | Plain<'deliver'>
  | Plain<'fail'>
  | Plain<'enterByHand'>
  | Plain<'move'>
  | Plain<'end'>;

export const newBlock = (): BlockModel => ({
  isOver: false,
  end: 0,
  booked: new Set(),
  worklogs: new Map(),
  version: 0,
  isEntered: false,
  isRecorded: false,
  sent: null,
  pending: null,
});

const exists = ({ booked, version }: BlockModel): boolean => booked.size > 0 || version > 0;
const rowsOf = ({ booked, end }: BlockModel): string => `${[...booked].sort().join()}@${end}`;
const trace = (model: BlockModel): void => {
  model.version = Math.max(model.version, 1);
};

/** Does the command. Answers the code of the failure that it must meet, or null. */
export function applyToBlock(model: BlockModel, command: BlockCommand): string | null {
  switch (command.kind) {
    case 'book':
      if (model.isOver) return 'offers.over';
      if (model.booked.has(command.w)) return 'offers.alreadyBooked';
      model.booked.add(command.w);
      return null;
    case 'bookAfterwards':
      if (!model.isOver) return 'offers.notBegun';
      if (model.booked.has(command.w)) return null;
      model.booked.add(command.w);
      if (model.isRecorded) model.version += 1;
      model.isRecorded = false;
      return null;
    case 'withdraw':
      if (!model.booked.has(command.w)) return 'offers.gone';
      if (model.worklogs.has(command.w)) return 'worklogs.recorded';
      if (model.isOver && !command.hasReason) return 'offers.reasonNeeded';
      model.booked.delete(command.w);
      return null;
    case 'record':
      return record(model, command.missing, command.isStale);
    case 'enterByHand':
      if (!exists(model)) return 'time-sheets.blockUnknown';
      if (model.booked.size === 0) return 'time-sheets.nobodyBooked';
      trace(model);
      model.sent = rowsOf(model);
      model.pending = null;
      return null;
    default:
      return applyToPaper(model, command.kind);
  }
}

function record(model: BlockModel, missing: readonly number[], isStale: boolean): string | null {
  if (model.booked.size === 0) return 'general.invalidInput';
  if (!model.isOver) return 'worklogs.notBegun';
  if (isStale) return 'general.stale';
  model.worklogs.clear();
  for (const w of model.booked) model.worklogs.set(w, missing.includes(w) ? 'MISSED' : 'WORKED');
  model.version += 1;
  model.isEntered = true;
  model.isRecorded = true;
  return null;
}

function applyToPaper(model: BlockModel, kind: 'send' | 'deliver' | 'fail' | 'move' | 'end'): string | null {
  if (kind === 'send') {
    if (!exists(model)) return 'general.notFound';
    if (model.booked.size === 0) return 'time-sheets.nobodyBooked';
    if (model.pending && !model.pending.hasGivenUp) return 'time-sheets.beingSent';
    trace(model);
    model.pending = { rows: rowsOf(model), hasGivenUp: false };
  }
  if (kind === 'deliver' && model.pending && !model.pending.hasGivenUp) {
    model.sent = model.pending.rows;
    model.pending = null;
  }
  if (kind === 'fail' && model.pending) model.pending.hasGivenUp = true;
  if (kind === 'move' && !model.isOver) model.end += 1;
  if (kind === 'end') model.isOver = true;
  return null;
}

/** The block as staff see it; nothing while there is none. */
export function seenOf(model: BlockModel) {
  if (!exists(model)) return null;
  const { pending, sent, isOver, booked } = model;
  const isStale = sent !== null && sent !== rowsOf(model) && booked.size > 0 && !isOver;
  const paper = sent === null ? 'OPEN' : isStale ? 'RESENDING_NECESSARY' : 'SENT';
  return {
    version: model.version,
    isEntered: model.isEntered,
    isRecorded: model.isRecorded,
    printoutState: pending ? (pending.hasGivenUp ? 'FAILED' : 'SENDING') : paper,
    workers: [...booked].sort().map((w) => `${w} ${model.worklogs.get(w) ?? 'PLANNED'}`),
  };
}
