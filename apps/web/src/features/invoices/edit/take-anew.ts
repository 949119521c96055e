import { hoursFrom } from '@gastspiel/domain/money/amounts.ts';
import type { InvoiceLine } from '../invoice-query.ts';
import type { Preview } from './billing-query.ts';
import { hundredthsOf, type InvoiceValues, keyOf } from './invoice-values.ts';

/** The lines that the recorded hours say and ask for now. */
export type Asked = Pick<Preview, 'recorded' | 'proposedSurcharges' | 'travelMinutes'>;

type Surcharge = InvoiceValues['surcharges'][number];
type Item = InvoiceValues['additionalItems'][number];
type Proposal = Asked['proposedSurcharges'][number];

const recordedHours = (minutes: number): number => Number(hoursFrom(minutes));

/** How many hours are proposed for a surcharge; none for one of somebody's own. */
export function proposedFor(surcharge: Surcharge, asked: Asked): number | null {
  if (surcharge.kind === null) return null;
  const found = asked.proposedSurcharges.find((proposal) => isFrom(surcharge, proposal));
  return found ? hundredthsOf(found.quantity) : 0;
}

/** Whether a surcharge is the one that is proposed: of the same kind, for the same work at the same price. */
const isFrom = (surcharge: Surcharge, { kind, appointmentTypeId, price }: Proposal): boolean =>
  surcharge.kind === kind &&
  surcharge.appointmentTypeId === appointmentTypeId &&
  surcharge.price === hundredthsOf(price.value);

export const fromProposal = ({ quantity, surchargePercentage, price, ...proposal }: Proposal): Surcharge => ({
  ...proposal,
  quantity: hundredthsOf(quantity),
  surchargePercentage: hundredthsOf(surchargePercentage),
  price: hundredthsOf(price.value),
  proposedQuantity: hundredthsOf(quantity),
});

export const isTaken = (surcharges: readonly Surcharge[], proposal: Proposal): boolean =>
  surcharges.some((one) => isFrom(one, proposal));

/** As they stand on the invoice once the recorded hours are taken, and how many lines that changes. */
interface Taken {
  readonly lines: InvoiceValues['lines'];
  readonly surcharges: InvoiceValues['surcharges'];
  readonly additionalItems: InvoiceValues['additionalItems'];
  readonly count: number;
  /** Counts the lines that would change though somebody has changed them by hand. */
  readonly byHand: number;
}

/** Takes what was recorded since the draft was saved; what was changed by hand only if that is meant. */
export function takenAnew(
  values: InvoiceValues,
  saved: readonly InvoiceLine[],
  asked: Asked,
  dropsHandMade: boolean,
): Taken {
  let [count, byHand] = [0, 0];
  const mayTake = (isByHand: boolean): boolean => {
    if (isByHand) byHand += 1;
    if (isByHand && !dropsHandMade) return false;
    count += 1;
    return true;
  };
  const lines = { ...values.lines };
  for (const id of values.includedWorklogBlockIds) {
    const before = new Map(
      saved
        .filter(({ worklogBlockId }) => worklogBlockId === id)
        .map((line) => [keyOf(line), recordedHours(line.recordedMinutes ?? 0)]),
    );
    const now = new Map(
      asked.recorded
        .filter(({ worklogBlockId }) => worklogBlockId === id)
        .map((line) => [keyOf(line), recordedHours(line.minutes)]),
    );
    const quantityOf = (key: string) => lines[key]?.quantity ?? before.get(key);
    const isMoved = [...before.keys()].some((key) => !now.has(key)) || [...now.keys()].some((key) => !before.has(key));
    if (isMoved && before.size > 0) {
      // Other days than before: the block is taken as a whole.
      const isByHand = [...before].some(([key, recorded]) => quantityOf(key) !== recorded);
      if (mayTake(isByHand)) for (const key of before.keys()) delete lines[key];
      continue;
    }
    for (const [key, recorded] of now) {
      const line = lines[key];
      if (!line || before.get(key) === recorded || line.quantity === recorded) continue;
      if (mayTake(before.get(key) !== line.quantity)) lines[key] = { ...line, quantity: recorded };
    }
  }
  const surcharges = values.surcharges.flatMap((one): Surcharge[] => {
    const proposed = proposedFor(one, asked);
    if (proposed === null || proposed === one.proposedQuantity) return [one];
    if (!mayTake(one.quantity !== one.proposedQuantity)) return [one];
    return proposed === 0 ? [] : [{ ...one, quantity: proposed, proposedQuantity: proposed }];
  });
  const left = asked.proposedSurcharges.filter((proposal) => !isTaken(values.surcharges, proposal));
  const travel = recordedHours(asked.travelMinutes);
  const additionalItems = values.additionalItems.flatMap((one): Item[] => {
    if (!one.isTravel || one.proposedQuantity === travel || !mayTake(one.quantity !== one.proposedQuantity))
      return [one];
    return travel === 0 ? [] : [{ ...one, quantity: travel, proposedQuantity: travel }];
  });
  return {
    lines,
    surcharges: [...surcharges, ...left.map(fromProposal)],
    additionalItems,
    count: count + left.length,
    byHand,
  };
}

/**
 * The surcharges of an invoice that nobody has saved yet: they follow the blocks that are chosen, until somebody changes or removes one.
 * The same ones when nothing follows.
 */
export function followed(
  surcharges: readonly Surcharge[],
  asked: Asked,
  removed: ReadonlySet<string>,
): readonly Surcharge[] {
  const kept = surcharges.flatMap((one): Surcharge[] => {
    const proposal = asked.proposedSurcharges.find((proposed) => isFrom(one, proposed));
    if (one.kind === null || one.quantity !== one.proposedQuantity) return [one];
    if (!proposal) return [];
    const { quantity, description } = fromProposal(proposal);
    return [{ ...one, description, quantity, proposedQuantity: quantity }];
  });
  const added = asked.proposedSurcharges
    .filter((proposal) => !isTaken(surcharges, proposal) && !removed.has(proposalKey(fromProposal(proposal))))
    .map(fromProposal);
  const all = [...kept, ...added];
  return JSON.stringify(all) === JSON.stringify(surcharges) ? surcharges : all;
}

export const proposalKey = ({ kind, appointmentTypeId, price }: Surcharge): string =>
  `${kind} ${appointmentTypeId} ${price}`;
