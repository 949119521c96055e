import { type RemovalFacts, retentionOf } from '#domain/privacy/retention.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/**
 * DELETE     nothing hangs on the person: they can go whole.
 * ANONYMISE  what hangs on them stays, and nobody can tell whose it is.
 * RESTRICT   the law still wants the data; nobody works with them until that day is over.
 */
export const REMOVAL_KINDS = ['DELETE', 'ANONYMISE', 'RESTRICT'] as const;
export type RemovalKind = (typeof REMOVAL_KINDS)[number];

export interface Removal {
  readonly kind: RemovalKind;
  readonly until: Day | null;
}

/** The fate of somebody who leaves today. */
export function removalOf(facts: RemovalFacts, today: Day, isLinked: boolean): Removal {
  const until = retentionOf(facts)?.until;
  if (until !== undefined && until >= today) return { kind: 'RESTRICT', until };
  return { kind: isLinked ? 'ANONYMISE' : 'DELETE', until: null };
}

/** The name in the place of one that was erased. */
export const ERASED_NAME = { firstName: 'Mitarbeiter/in', lastName: 'gelöscht' } as const;
