import type { Target } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';

/** One figure of the benchmarks. A file in `entries` that exports an `entry` is found by itself. */
export interface Entry {
  readonly name: string;
  /** Measures, and answers what there is to read about it. */
  run(product: BenchedProduct): Promise<readonly string[]>;
  /** The bare server's answer in comparison: a statement whose only column is the whole answer. */
  readonly bareSql?: string;
  /** Whether the bare server prepares the statement, because planning takes longer than answering. */
  readonly isBarePrepared?: boolean;
  /**
   * The request that is measured, where it is a single one, also for entries that ask it in another way. Who is signed in already
   * says so by headers: a new sign-in would end the one before.
   */
  readonly subjectOf?: (product: BenchedProduct, headers?: Target['headers']) => Promise<Target>;
}
