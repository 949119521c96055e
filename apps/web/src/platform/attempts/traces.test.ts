import { expect, it } from 'vitest';
import { aPerson, failing, LOST, ONE, OTHER, REFUSED } from './a-person.fixture.ts';

/** Somebody whose screen shows how many there are once it is fetched again. */
function aWatcher(...endings: Parameters<typeof aPerson>) {
  const person = aPerson(...endings);
  const world = { made: 0, shown: 0 };
  const create = person.command('Create', {
    renew: async () => {
      world.shown = world.made;
    },
    trace: () => {
      const before = world.shown;
      return () => (world.shown > before ? { answer: `made ${world.shown - before}` } : undefined);
    },
  });
  return { ...person, world, create };
}

it('takes for done what fresh data shows, and sends nothing again', async () => {
  const { press, world, create, keys, storage } = aWatcher(LOST);
  const pressed = press(ONE, create);
  world.made = 2;
  await expect(pressed).resolves.toBe('made 2');
  expect(keys).toHaveLength(1);
  expect(storage).toHaveLength(0);
});

it('finds it when the data comes later, once, and the next press is a new attempt', async () => {
  const { press, find, world, create, keys } = aWatcher(LOST);
  await failing(press(ONE, create));
  expect(find(ONE, create)).toBeUndefined();
  world.shown = 1;
  expect(find(OTHER, create)).toBeUndefined();
  expect(find(ONE, create)).toEqual({ answer: 'made 1' });
  expect(find(ONE, create)).toBeUndefined();
  await press(ONE, create);
  expect(keys[1]).not.toBe(keys[0]);
});

it('still finds what came of the first press when the second gets no answer either', async () => {
  const { press, world, create } = aWatcher(LOST, LOST);
  await failing(press(ONE, create));
  world.made = 1;
  await expect(press(ONE, create)).resolves.toBe('made 1');
});

it('looks for nothing after a refusal', async () => {
  const { press, world, create } = aWatcher(REFUSED);
  const pressed = failing(press(ONE, create));
  world.made = 1;
  expect((await pressed).message).toBe('Nein.');
});
