/**
 * The life of offers, as plainly as it can be said and without a line of the product: the life-cycle test compares the two.
 * Times are hours on one axis; appointments are moved between fixed slots.
 */
export const SLOTS: readonly (readonly [start: number, end: number])[] = [
  [0, 6],
  [4, 10],
  [14, 20],
  [40, 46],
];
const REST = 11;

type State = 'CONTACTED' | 'ACCEPTED' | 'BOOKED' | 'DECLINED';
interface Offer {
  state: State;
  isPrevented: boolean;
}

export interface Model {
  readonly slotOf: number[];
  readonly desired: readonly number[];
  /** Whether an appointment belongs to the recipient who can deny workers. */
  readonly ofRecipient: readonly boolean[];
  readonly isActive: boolean[];
  readonly isDenied: boolean[];
  /** By appointment and worker. */
  readonly offers: (Offer | undefined)[][];
  /** Who was prevented when their booking was withdrawn, by appointment and worker. */
  readonly wasPrevented: boolean[][];
}

interface At {
  readonly a: number;
  readonly w: number;
}
type OnOffer<Kind extends string> = At & { readonly kind: Kind };
type Booking<Kind extends string> = OnOffer<Kind> & { readonly over: boolean };
type OnWorker<Kind extends string> = { readonly kind: Kind; readonly w: number };

export type OfferCommand =
  | OnOffer<'offer'>
  | OnOffer<'accept'>
  | OnOffer<'decline'>
  | OnOffer<'withdraw'>
  | OnOffer<'prevent'>
  | OnOffer<'dismiss'>;
type Replacing = OnOffer<'replace'> & { readonly partially: boolean };
type WorkerCommand = OnWorker<'block'> | OnWorker<'release'> | OnWorker<'deny'>;
export type Command =
  | OfferCommand
  | WorkerCommand
  | Booking<'book'>
  | Booking<'bookDirectly'>
  | Replacing
  | { readonly kind: 'offerAll'; readonly a: number; readonly partially: boolean }
  | { readonly kind: 'withdrawAll'; readonly a: number; readonly states: readonly State[] }
  | { readonly kind: 'move'; readonly a: number; readonly slot: number };

export const newModel = (workers: number, desired: readonly number[], ofRecipient: readonly boolean[]): Model => ({
  slotOf: desired.map((_, a) => a % SLOTS.length),
  desired,
  ofRecipient,
  isActive: Array.from({ length: workers }, () => true),
  isDenied: Array.from({ length: workers }, () => false),
  offers: desired.map(() => Array.from({ length: workers })),
  wasPrevented: desired.map(() => Array.from({ length: workers }, () => false)),
});

const slot = (model: Model, a: number) => SLOTS[model.slotOf[a] ?? 0] ?? [0, 0];
const meet = ([s1, e1]: readonly [number, number], [s2, e2]: readonly [number, number]) => s1 < e2 && s2 < e1;
const near = ([s1, e1]: readonly [number, number], other: readonly [number, number]) =>
  meet([s1 - REST, e1 + REST], other);

const others = (model: Model, a: number, w: number, state: State) =>
  model.desired.map((_, b) => b).filter((b) => b !== a && model.offers[b]?.[w]?.state === state);
const isBusy = (model: Model, a: number, w: number) =>
  others(model, a, w, 'BOOKED').some((b) => meet(slot(model, a), slot(model, b)));
const isPartial = (model: Model, a: number, w: number) =>
  others(model, a, w, 'BOOKED').some((b) => near(slot(model, a), slot(model, b))) ||
  others(model, a, w, 'ACCEPTED').some((b) => meet(slot(model, a), slot(model, b)));
const isRefusedBy = (model: Model, a: number, w: number) => model.ofRecipient[a] === true && model.isDenied[w] === true;
const isEligible = (model: Model, a: number, w: number) =>
  model.isActive[w] === true && !isRefusedBy(model, a, w) && !model.offers[a]?.[w] && !isBusy(model, a, w);

/** By an offer to everybody. */
const isAsked = (model: Model, a: number, w: number, partially: boolean) =>
  isEligible(model, a, w) && !model.wasPrevented[a]?.[w] && (partially || !isPartial(model, a, w));

function put(model: Model, a: number, w: number, state: State | undefined, isPrevented = false): void {
  const row = model.offers[a];
  const said = model.wasPrevented[a] ?? [];
  if (!state && row?.[w]?.isPrevented) said[w] = true;
  if (state === 'ACCEPTED' || state === 'BOOKED') said[w] = false;
  if (row) row[w] = state && { state, isPrevented };
}
const bookedAt = (model: Model, a: number) =>
  (model.offers[a] ?? []).filter((offer) => offer?.state === 'BOOKED').length;

function dropBeside(model: Model, a: number, w: number): void {
  for (const state of ['CONTACTED', 'ACCEPTED', 'DECLINED'] as const) {
    for (const b of others(model, a, w, state)) if (meet(slot(model, a), slot(model, b))) put(model, b, w, undefined);
  }
}

function book(model: Model, a: number, w: number, over: boolean, isDirect: boolean): string | null {
  const state = model.offers[a]?.[w]?.state;
  if (!isDirect && !state) return 'offers.gone';
  if (!model.isActive[w]) return 'offers.notActive';
  if (isRefusedBy(model, a, w)) return 'offers.denied';
  if (isDirect ? state === 'BOOKED' : state !== 'ACCEPTED')
    return isDirect ? 'offers.alreadyBooked' : 'offers.notBookable';
  if (bookedAt(model, a) >= (model.desired[a] ?? 0) && !over) return 'offers.fullyBooked';
  if (isBusy(model, a, w)) return 'offers.overlap';
  put(model, a, w, 'BOOKED');
  dropBeside(model, a, w);
  return null;
}

function move(model: Model, a: number, to: number): string | null {
  const from = model.slotOf[a] ?? 0;
  if (from === to) return null;
  model.slotOf[a] = to;
  const workers = model.isActive.map((_, w) => w);
  const stateOf = (w: number) => model.offers[a]?.[w]?.state;
  if (workers.some((w) => stateOf(w) === 'BOOKED' && isBusy(model, a, w))) {
    model.slotOf[a] = from;
    return 'appointments.bookingsClash';
  }
  if (!meet(SLOTS[from] ?? [0, 0], SLOTS[to] ?? [0, 0])) model.wasPrevented[a]?.fill(false);
  for (const w of workers) {
    if (stateOf(w) === 'BOOKED') dropBeside(model, a, w);
    else if (stateOf(w) && isBusy(model, a, w)) put(model, a, w, undefined);
    if (stateOf(w) === 'ACCEPTED') put(model, a, w, 'CONTACTED');
  }
  return null;
}

/** Does the command. Answers the code of the failure that it must meet, how many it reached, or null. */
export function apply(model: Model, command: Command): string | number | null {
  switch (command.kind) {
    case 'block':
    case 'release':
    case 'deny':
      return applyToWorker(model, command.kind, command.w);
    case 'move':
      return move(model, command.a, command.slot);
    case 'offerAll':
      return putAll(model, command.a, 'CONTACTED', (w) => isAsked(model, command.a, w, command.partially));
    case 'withdrawAll':
      return putAll(model, command.a, undefined, (w) => {
        const state = model.offers[command.a]?.[w]?.state;
        return state !== undefined && command.states.includes(state);
      });
    case 'replace':
      return replace(model, command);
    case 'book':
    case 'bookDirectly':
      return book(model, command.a, command.w, command.over, command.kind === 'bookDirectly');
    default:
      return applyToOffer(model, command.kind, command.a, command.w);
  }
}

function putAll(model: Model, a: number, state: State | undefined, isMeant: (w: number) => boolean): number {
  const chosen = model.isActive.map((_, w) => w).filter(isMeant);
  for (const w of chosen) put(model, a, w, state);
  return chosen.length;
}

function replace(model: Model, { a, w, partially }: Replacing): string | number {
  const offer = model.offers[a]?.[w];
  if (!offer) return 'offers.gone';
  if (!offer.isPrevented) return 'offers.notPrevented';
  put(model, a, w, undefined);
  const coming = model.offers[a]?.filter((one) => one?.state === 'BOOKED' && !one.isPrevented).length ?? 0;
  if (coming >= (model.desired[a] ?? 0)) return 0;
  return putAll(model, a, 'CONTACTED', (other) => isAsked(model, a, other, partially));
}

function applyToWorker(model: Model, kind: WorkerCommand['kind'], w: number): string | null {
  if (kind === 'deny') {
    if (model.isDenied[w]) return 'denials.alreadyDenied';
    model.isDenied[w] = true;
    model.ofRecipient.forEach((isTheirs, a) => {
      if (isTheirs) put(model, a, w, undefined);
    });
    return null;
  }
  if (kind === 'block' && model.isActive[w]) {
    model.offers.forEach((row, a) => {
      if (row[w]?.state !== 'BOOKED') put(model, a, w, undefined);
    });
  }
  model.isActive[w] = kind === 'release';
  return null;
}

function applyToOffer(model: Model, kind: OfferCommand['kind'], a: number, w: number): string | null {
  const offer = model.offers[a]?.[w];
  if (kind === 'offer') {
    if (offer) return 'offers.alreadyOffered';
    if (!isEligible(model, a, w)) return 'offers.notEligible';
    put(model, a, w, 'CONTACTED');
    return null;
  }
  const isOwn = kind === 'accept' || kind === 'decline' || kind === 'prevent';
  if (isOwn && !model.isActive[w]) return 'general.stateForbids';
  if (!offer) return 'offers.gone';
  if (kind === 'withdraw') put(model, a, w, undefined);
  if (kind === 'accept') {
    if (offer.state === 'ACCEPTED') return null;
    if (offer.state !== 'CONTACTED' && offer.state !== 'DECLINED') return 'offers.notAcceptable';
    put(model, a, w, 'ACCEPTED');
  }
  if (kind === 'decline') {
    if (offer.state === 'DECLINED') return null;
    if (offer.state !== 'CONTACTED' && offer.state !== 'ACCEPTED') return 'offers.notDeclinable';
    put(model, a, w, 'DECLINED');
  }
  if (kind === 'prevent') {
    if (offer.state !== 'BOOKED') return 'offers.notBooked';
    if (offer.isPrevented) return 'offers.alreadyPrevented';
    put(model, a, w, 'BOOKED', true);
  }
  if (kind === 'dismiss') {
    if (!offer.isPrevented) return 'offers.notPrevented';
    put(model, a, w, 'BOOKED', false);
  }
  return null;
}
