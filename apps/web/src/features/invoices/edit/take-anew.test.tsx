import { describe, expect, it } from 'vitest';
import { aLine, BALL, SERVICE } from './a-draft.fixture.tsx';
import type { InvoiceValues } from './invoice-values.ts';
import { type Asked, followed, takenAnew } from './take-anew.ts';

const night = (quantity: number | null, proposedQuantity: number | null = quantity) => ({
  appointmentTypeId: SERVICE,
  kind: 'NIGHT' as const,
  description: 'Nachtzuschlag 22–06 Uhr',
  quantity,
  surchargePercentage: 2500,
  price: 2850,
  proposedQuantity,
});
const asking = (hours: number | null, changed: Partial<Asked> = {}): Asked => ({
  recorded: [{ worklogBlockId: BALL, day: '2026-10-03', minutes: 2880 }],
  proposedSurcharges:
    hours === null
      ? []
      : [
          {
            appointmentTypeId: SERVICE,
            kind: 'NIGHT',
            description: 'Nachtzuschlag 22–06 Uhr',
            quantity: hours,
            surchargePercentage: 25,
            price: { value: 28.5 },
          },
        ],
  travelMinutes: 0,
  ...changed,
});
const VALUES: InvoiceValues = {
  recipientId: 'r-1',
  includedWorklogBlockIds: [BALL],
  language: 'de',
  issueDate: '2026-11-01',
  dueDate: '2026-11-11',
  dunDate: '2026-11-21',
  taxTreatment: 'TAXED',
  notes: '',
  lines: { [`${BALL}_2026-10-03`]: { description: 'Service – Herbstball', quantity: 4800 } },
  surcharges: [],
  takesProposed: false,
  additionalItems: [],
  takesPrices: false,
};

describe('taken anew', () => {
  it.each([
    ['unchanged', night(600), 6, false, [600], 0, 0],
    ['recorded anew', night(600), 2, false, [200], 1, 0],
    ['not proposed any more', night(600), null, false, [], 1, 0],
    ['changed by hand, kept', night(500, 600), 2, false, [500], 0, 1],
    ['changed by hand, dropped', night(500, 600), 2, true, [200], 1, 1],
  ])('a surcharge: %s', (_what, surcharge, hours, drops, quantities, count, byHand) => {
    const taken = takenAnew({ ...VALUES, surcharges: [surcharge] }, [aLine(BALL)], asking(hours), drops);
    expect(taken.surcharges.map(({ quantity }) => quantity)).toEqual(quantities);
    expect([taken.count, taken.byHand]).toEqual([count, byHand]);
  });

  it('takes one of another price for itself, and drops the one whose price is on no hour any more', () => {
    const [cheaper, dearer] = [asking(3).proposedSurcharges[0], asking(2).proposedSurcharges[0]];
    const proposedSurcharges = [cheaper, dearer && { ...dearer, price: { value: 31.2 } }].filter(
      (one) => one !== undefined,
    );
    const old = { ...night(600), price: 2400 };
    const taken = takenAnew(
      { ...VALUES, surcharges: [old] },
      [aLine(BALL)],
      asking(null, { proposedSurcharges }),
      false,
    );
    expect(taken.surcharges).toMatchObject([
      { quantity: 300, price: 2850 },
      { quantity: 200, price: 3120 },
    ]);
  });

  it('takes a surcharge that was never on the draft', () => {
    expect(takenAnew(VALUES, [aLine(BALL)], asking(3), false)).toMatchObject({ count: 1, surcharges: [night(300)] });
  });

  it.each([
    ['recorded anew', 90, [150]],
    ['not recorded any more', 0, []],
  ])('travel: %s', (_what, travelMinutes, quantities) => {
    const travel = {
      ...{ description: 'Fahrtzeit', quantity: 100, unit: 'h', pricePerUnit: 2000 },
      ...{ isTravel: true, proposedQuantity: 100 },
    };
    const values = { ...VALUES, additionalItems: [travel] };
    const taken = takenAnew(values, [aLine(BALL)], asking(null, { travelMinutes }), false);
    expect(taken.additionalItems.map(({ quantity }) => quantity)).toEqual(quantities);
    expect([taken.count, taken.byHand]).toEqual([1, 0]);
  });

  it('takes a block whole whose hours are on another day', () => {
    const moved = asking(null, { recorded: [{ worklogBlockId: BALL, day: '2026-10-04', minutes: 60 }] });
    expect(takenAnew(VALUES, [aLine(BALL)], moved, false)).toMatchObject({ count: 1, lines: {} });
  });
});

describe('while nobody has saved it', () => {
  const NOBODY: ReadonlySet<string> = new Set();
  it.each([
    ['a proposal is taken', [], 6, NOBODY, [600]],
    ['it follows', [night(600)], 2, NOBODY, [200]],
    ['it goes with its hours', [night(600)], null, NOBODY, []],
    ['what was typed stays', [night(500, 600)], 2, NOBODY, [500]],
    ['what was taken off stays off', [], 6, new Set([`NIGHT ${SERVICE} 2850`]), []],
  ])('%s', (_what, surcharges, hours, removed, quantities) => {
    expect(followed(surcharges, asking(hours), removed).map(({ quantity }) => quantity)).toEqual(quantities);
  });
});
