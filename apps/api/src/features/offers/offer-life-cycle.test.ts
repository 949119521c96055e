import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { apply, type Command, newModel, type OfferCommand, SLOTS } from '#app/testing/offer-model/offer-model.ts';
import { anOfferStage, type OfferStage } from '#app/testing/offer-model/offer-stage.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { testSequences } from '#app/testing/test-sequences.ts';

const WORKERS = 3;
const DESIRED = [1, 2, 1, 2];
const OF_RECIPIENT = [true, false, false, true];

let api: TestApi;
let stage: OfferStage;
beforeAll(async () => {
  api = await startTestApi();
  stage = await anOfferStage(api, { workers: WORKERS, desired: DESIRED, ofRecipient: OF_RECIPIENT, processes: 2 });
});
afterAll(async () => {
  await stage.close();
  await api.close();
});

const a = fc.nat({ max: DESIRED.length - 1 });
const w = fc.nat({ max: WORKERS - 1 });
const over = fc.boolean();
const onOffer = <Kind extends OfferCommand['kind']>(kind: Kind) => fc.record({ kind: fc.constant(kind), a, w });
const COMMANDS: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: onOffer('offer') },
  { weight: 6, arbitrary: onOffer('accept') },
  { weight: 3, arbitrary: onOffer('decline') },
  { weight: 2, arbitrary: onOffer('withdraw') },
  { weight: 2, arbitrary: onOffer('prevent') },
  { weight: 1, arbitrary: onOffer('dismiss') },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), a, w, over }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bookDirectly' as const), a, w, over }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('offerAll' as const), a, partially: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replace' as const), a, w, partially: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('withdrawAll' as const),
      a,
      states: fc.subarray(['CONTACTED', 'ACCEPTED', 'BOOKED', 'DECLINED'] as const, { minLength: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('move' as const), a, slot: fc.nat({ max: SLOTS.length - 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('block' as const), w }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), w }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deny' as const), w }) },
);

testSequences(
  'whatever is done with offers on two servers, it is what the model says',
  10,
  fc.array(COMMANDS, { minLength: 4, maxLength: 16, size: 'max' }),
  async (commands) => {
    await stage.reset();
    const model = newModel(WORKERS, DESIRED, OF_RECIPIENT);
    for (const command of commands) {
      const expected = apply(model, command);
      expect(await stage.play(command)).toEqual(expected);
      const states = model.offers.map((row) =>
        row.map((offer) => offer && `${offer.state}${offer.isPrevented ? ' prevented' : ''}`),
      );
      expect(await stage.offers()).toEqual(states);
    }
    await api.expectNoDrift();
  },
);
