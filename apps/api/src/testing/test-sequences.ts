import fc from 'fast-check';
import { test } from 'vitest';

/** Repeats a run. */
export const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000_007);

/** Longer and with more in `npm run test:deep`. */
export const IS_DEEP = process.env['DEEP'] === 'on';

/** Each model goes on for so long in `npm run test:deep`, which has its time to spend rather than a number to reach. */
export const DEEP_SECONDS = Number(process.env['MODEL_SECONDS'] ?? 0);

/** Plays random sequences against a model: as many as `usual` in `npm test`, as many as fit into its time in `npm run test:deep`. Those that once differed come first. */
export const testSequences = <Commands>(
  title: string,
  usual: number,
  commands: fc.Arbitrary<Commands>,
  play: (commands: Commands) => Promise<void>,
  known: readonly Commands[] = [],
): void =>
  test(
    `${title} (seed ${SEED})`,
    async () => {
      let played = 0;
      const property = fc.asyncProperty(commands, async (drawn) => {
        await play(drawn);
        played += 1;
      });
      const amount =
        DEEP_SECONDS > 0
          ? { numRuns: 1_000_000, interruptAfterTimeLimit: DEEP_SECONDS * 1000, markInterruptAsFailure: false }
          : { numRuns: usual };
      await fc.assert(property, { seed: SEED, examples: known.map((example): [Commands] => [example]), ...amount });
      if (DEEP_SECONDS > 0) process.stdout.write(`${title}: ${played} sequences, seed ${SEED}\n`);
    },
    (DEEP_SECONDS + usual * 2) * 1000,
  );
