import { INVOICE_FAILURES, tooManySurchargeHoursFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { AdditionalItemValues, InvoiceValues, SurchargeValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { netOfLine, netOfSurcharge } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { invoicedHours, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import {
  type PriceOfWork,
  type ProposedSurcharge,
  proposeSurcharges,
  type SurchargePercentages,
  surchargeKindOf,
} from '@gastspiel/domain/invoices/surcharges.ts';
import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { type Hundredths, hoursFrom, sumOf } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { decimalLabel } from '@gastspiel/domain/money/money-label.ts';
import type { BilledBlock } from '#features/invoices/billable-blocks.sql.ts';
import { atField } from '#features/invoices/compose-lines.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';

/** The surcharges and ways that the recorded hours of an invoice's blocks ask for. */
export interface Asked {
  readonly surcharges: readonly ProposedSurcharge[];
  readonly travel: Hundredths;
}

export const askedBy = (
  blocks: readonly BilledBlock[],
  percentages: SurchargePercentages,
  language: PaperLanguage,
  priceOf: PriceOfWork,
): Asked => ({
  surcharges: proposeSurcharges(blocks, percentages, language, priceOf),
  travel: hoursFrom(blocks.reduce((sum, block) => sum + travelMinutesOf(block), 0)),
});

const takenAsProposed = (surcharges: Asked['surcharges']): readonly SurchargeValues[] =>
  surcharges.map(({ percentage, ...surcharge }) => ({
    ...surcharge,
    surchargePercentage: percentage,
    proposedQuantity: surcharge.quantity,
  }));

const pricesOfType = (services: readonly LineRow[], type: string): readonly Cents[] => [
  ...new Set(services.filter(({ appointmentTypeId }) => appointmentTypeId === type).map(({ price }) => price)),
];

interface Composed {
  readonly asked: Asked;
  readonly before: readonly LineRow[];
}

/**
 * The surcharges that were entered; as proposed where nobody says otherwise. Where new prices split a kind of work, its proposed ones
 * are split with it: they are taken as they are proposed now.
 */
export function surchargesToTake(
  { surcharges: entered, takesPrices }: Pick<InvoiceValues, 'surcharges' | 'takesPrices'>,
  { services, before, asked }: { readonly services: readonly LineRow[] } & Composed,
): readonly SurchargeValues[] {
  if (!entered) return takenAsProposed(asked.surcharges);
  if (!takesPrices) return entered;
  const servicesBefore = before.filter(({ kind }) => kind === 'SERVICE');
  const isSplit = ({ appointmentTypeId: type, kind }: SurchargeValues): boolean => {
    const [prices, pricesBefore] = [pricesOfType(services, type), pricesOfType(servicesBefore, type)];
    return kind !== null && prices.length > 1 && prices.some((price) => !pricesBefore.includes(price));
  };
  const split = entered.filter(isSplit);
  const anew = asked.surcharges.filter(({ kind, appointmentTypeId }) =>
    split.some((one) => one.kind === kind && one.appointmentTypeId === appointmentTypeId),
  );
  return [...entered.filter((one) => !isSplit(one)), ...takenAsProposed(anew)];
}

type Proposed = Pick<LineRow, 'proposal' | 'appointmentTypeId' | 'price'>;

function askedFor({ proposal, appointmentTypeId: type, price }: Proposed, { surcharges, travel }: Asked): Hundredths {
  if (proposal === 'TRAVEL') return travel;
  const found = surcharges.find(
    (one) => one.kind === proposal && one.appointmentTypeId === type && one.price === price,
  );
  return found?.quantity ?? 0n;
}

/** Whether a line was taken from another proposal than the hours make now. */
export const isBehindOf = (lines: readonly LineRow[], asked: Asked): boolean =>
  lines.some((line) => line.proposal !== null && line.proposedQuantity !== askedFor(line, asked));

/** The proposed surcharges that no line has taken. */
export const leftOutOf = (
  lines: readonly Pick<LineRow, 'kind' | 'appointmentTypeId' | 'proposal' | 'price' | 'description'>[],
  { surcharges }: Asked,
): readonly ProposedSurcharge[] =>
  surcharges.filter(
    ({ kind, appointmentTypeId, price }) =>
      !lines.some(
        (line) =>
          line.kind === 'SURCHARGE' &&
          line.appointmentTypeId === appointmentTypeId &&
          line.price === price &&
          (line.proposal ?? surchargeKindOf(line.description)) === kind,
      ),
  );

/** How much was proposed when it was taken. Who does not say has left it as it was, or has just taken it. */
function proposedWhenTaken(line: LineRow, said: Hundredths | null, { asked, before }: Composed): LineRow {
  if (line.proposal === null) return line;
  const old = before.find(
    (one) =>
      one.proposal === line.proposal &&
      one.appointmentTypeId === line.appointmentTypeId &&
      one.quantity === line.quantity,
  );
  return { ...line, proposedQuantity: said ?? old?.proposedQuantity ?? askedFor(line, asked) };
}

interface Surcharged extends Composed {
  readonly services: readonly LineRow[];
}

export function composeSurcharges(entered: readonly SurchargeValues[], composed: Surcharged): readonly LineRow[] {
  const { services } = composed;
  const priced = entered.map((surcharge, index) => ({
    ...surcharge,
    price: priceOfSurcharge(surcharge, index, services),
  }));
  return priced.map((surcharge, index) => {
    const { appointmentTypeId, price, description, quantity, surchargePercentage } = surcharge;
    const most = invoicedHours(services, appointmentTypeId, price);
    const alike = priced.slice(0, index + 1).filter((one) => isSame(one, surcharge));
    if (sumOf(alike.map((one) => one.quantity)) > most) {
      throw atField(`surcharges.${index}.quantity`, tooManySurchargeHoursFor(decimalLabel(most, 'de')));
    }
    const line: LineRow = {
      ...BLANK,
      kind: 'SURCHARGE',
      appointmentTypeId,
      typeDescription: services.find((line) => line.appointmentTypeId === appointmentTypeId)?.typeDescription ?? null,
      price,
      description,
      quantity,
      unit: 'h',
      percentage: Number(surchargePercentage),
      net: netOfSurcharge({ quantity, price, percentage: surchargePercentage }),
      proposal: kindOf(surcharge),
    };
    return proposedWhenTaken(line, surcharge.proposedQuantity, composed);
  });
}

/** The one price that its kind of work has on the invoice; of several the one that was said. */
function priceOfSurcharge(
  { appointmentTypeId, price }: SurchargeValues,
  index: number,
  services: readonly LineRow[],
): Cents {
  const prices = pricesOfType(services, appointmentTypeId);
  const [only] = prices;
  if (only === undefined) throw atField(`surcharges.${index}.appointmentTypeId`, INVOICE_FAILURES.typeWithoutHours);
  if (prices.length === 1) return only;
  if (price === null || !prices.includes(price)) {
    throw atField(`surcharges.${index}.appointmentTypeId`, INVOICE_FAILURES.surchargePrice);
  }
  return price;
}

const kindOf = ({ kind, description }: SurchargeValues) => kind ?? surchargeKindOf(description);

/** One label is on each hour once, on however many lines it stands. */
const isSame = (one: SurchargeValues, other: SurchargeValues): boolean =>
  one.appointmentTypeId === other.appointmentTypeId &&
  one.price === other.price &&
  (kindOf(one) ?? one.description) === (kindOf(other) ?? other.description);

export const composeItems = (entered: readonly AdditionalItemValues[], composed: Composed): readonly LineRow[] =>
  entered.map(({ description, quantity, unit, pricePerUnit: price, isTravel, proposedQuantity }) =>
    proposedWhenTaken(
      {
        ...BLANK,
        kind: 'ADDITIONAL',
        description,
        quantity,
        unit,
        price,
        net: netOfLine({ quantity, price }),
        proposal: isTravel ? 'TRAVEL' : null,
      },
      proposedQuantity,
      composed,
    ),
  );

const BLANK = {
  blockId: null,
  appointmentTypeId: null,
  typeDescription: null,
  day: null,
  percentage: null,
  recordedMinutes: null,
  workers: null,
  proposedQuantity: null,
} as const;
