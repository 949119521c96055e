import { INVOICE_FAILURES, tooManySurchargeHoursFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import type { AdditionalItemValues, SurchargeValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { netOfLine, netOfSurcharge } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { invoicedHours, travelMinutesOf } from '@gastspiel/domain/invoices/service-lines.ts';
import {
  type ProposedSurcharge,
  proposeSurcharges,
  type SurchargePercentages,
  surchargeKindOf,
} from '@gastspiel/domain/invoices/surcharges.ts';
import type { PaperLanguage } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { type Hundredths, hoursFrom, sumOf } from '@gastspiel/domain/money/amounts.ts';
import { decimalLabel } from '@gastspiel/domain/money/money-label.ts';
import type { BilledBlock } from '#features/invoices/billable-blocks.sql.ts';
import { atField, type TypePrices } from '#features/invoices/compose-lines.ts';
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
): Asked => ({
  surcharges: proposeSurcharges(blocks, percentages, language),
  travel: hoursFrom(blocks.reduce((sum, block) => sum + travelMinutesOf(block), 0)),
});

export const takenAsProposed = ({ surcharges }: Asked): readonly SurchargeValues[] =>
  surcharges.map(({ percentage, ...surcharge }) => ({
    ...surcharge,
    surchargePercentage: percentage,
    proposedQuantity: surcharge.quantity,
  }));

type Proposed = Pick<LineRow, 'proposal' | 'appointmentTypeId'>;

function askedFor({ proposal, appointmentTypeId: type }: Proposed, { surcharges, travel }: Asked): Hundredths {
  if (proposal === 'TRAVEL') return travel;
  return surcharges.find((one) => one.kind === proposal && one.appointmentTypeId === type)?.quantity ?? 0n;
}

/** Whether a line was taken from another proposal than the hours make now. */
export const isBehindOf = (lines: readonly LineRow[], asked: Asked): boolean =>
  lines.some((line) => line.proposal !== null && line.proposedQuantity !== askedFor(line, asked));

/** The proposed surcharges that no line has taken. */
export const leftOutOf = (
  lines: readonly Pick<LineRow, 'kind' | 'appointmentTypeId' | 'proposal' | 'description'>[],
  { surcharges }: Asked,
): readonly ProposedSurcharge[] =>
  surcharges.filter(
    ({ kind, appointmentTypeId }) =>
      !lines.some(
        (line) =>
          line.kind === 'SURCHARGE' &&
          line.appointmentTypeId === appointmentTypeId &&
          (line.proposal ?? surchargeKindOf(line.description)) === kind,
      ),
  );

interface Composed {
  readonly asked: Asked;
  readonly before: readonly LineRow[];
}

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
  readonly prices: TypePrices;
  readonly services: readonly LineRow[];
}

export function composeSurcharges(entered: readonly SurchargeValues[], composed: Surcharged): readonly LineRow[] {
  const { prices, services } = composed;
  return entered.map((surcharge, index) => {
    const { appointmentTypeId, description, quantity, surchargePercentage } = surcharge;
    const ofType = prices.get(appointmentTypeId);
    if (!ofType) throw atField(`surcharges.${index}.appointmentTypeId`, INVOICE_FAILURES.typeWithoutHours);
    const most = invoicedHours(services, appointmentTypeId);
    const alike = entered.slice(0, index + 1).filter((one) => isSame(one, surcharge));
    if (sumOf(alike.map((one) => one.quantity)) > most) {
      throw atField(`surcharges.${index}.quantity`, tooManySurchargeHoursFor(decimalLabel(most, 'de')));
    }
    const line: LineRow = {
      ...BLANK,
      kind: 'SURCHARGE',
      appointmentTypeId,
      ...ofType,
      description,
      quantity,
      unit: 'h',
      percentage: Number(surchargePercentage),
      net: netOfSurcharge({ quantity, price: ofType.price, percentage: surchargePercentage }),
      proposal: kindOf(surcharge),
    };
    return proposedWhenTaken(line, surcharge.proposedQuantity, composed);
  });
}

const kindOf = ({ kind, description }: SurchargeValues) => kind ?? surchargeKindOf(description);

/** One label is on each hour once, on however many lines it stands. */
const isSame = (one: SurchargeValues, other: SurchargeValues): boolean =>
  one.appointmentTypeId === other.appointmentTypeId &&
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
