import type { MatchGroup } from '@gastspiel/domain/accounting/match-employees.ts';

/** Who an employee is, as somebody has decided. */
export interface Assigned {
  readonly targetUserId: string;
  readonly name: string;
  /** Where the employee stood. */
  readonly group: MatchGroup;
}

/** The decisions so far. Nothing of it has reached the server yet. */
export interface Decisions {
  /** All that are sure, but the exceptions; or none of them, but the exceptions. */
  readonly takesSure: boolean;
  /** By personnel number, with the worker that each one was found to be. */
  readonly exceptions: ReadonlyMap<string, Assigned>;
  /** Those that were decided by hand, by personnel number. */
  readonly byHand: ReadonlyMap<string, Assigned>;
}

export const NOTHING_DECIDED: Decisions = { takesSure: true, exceptions: new Map(), byHand: new Map() };

export const isUndecided = ({ takesSure, exceptions, byHand }: Decisions): boolean =>
  takesSure && exceptions.size === 0 && byHand.size === 0;

export const isTaken = ({ takesSure, exceptions }: Decisions, accountingId: string): boolean =>
  takesSure !== exceptions.has(accountingId);

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([one]) => one !== key));

/** One of the sure ones, the other way round. */
export const turned = (decisions: Decisions, accountingId: string, found: Assigned): Decisions => ({
  ...decisions,
  exceptions: decisions.exceptions.has(accountingId)
    ? without(decisions.exceptions, accountingId)
    : new Map([...decisions.exceptions, [accountingId, found]]),
});

/** Nobody is two people: who was chosen for somebody else before is so no longer. */
export const assigned = (decisions: Decisions, accountingId: string, to: Assigned): Decisions => ({
  ...decisions,
  byHand: new Map([
    ...[...decisions.byHand].filter(([, { targetUserId }]) => targetUserId !== to.targetUserId),
    [accountingId, to],
  ]),
});

export const undecided = (decisions: Decisions, accountingId: string): Decisions => ({
  ...decisions,
  byHand: without(decisions.byHand, accountingId),
});

export const decidedCount = ({ byHand }: Decisions, wanted: MatchGroup): number =>
  [...byHand.values()].filter(({ group }) => group === wanted).length;

export const takenCount = ({ takesSure, exceptions, byHand }: Decisions, sureCount: number): number =>
  (takesSure ? sureCount - exceptions.size : exceptions.size) + byHand.size;

/** As the server is told. */
export function decisionsInput(readingId: string, { takesSure, exceptions, byHand }: Decisions) {
  const chosen = takesSure ? [...byHand] : [...exceptions, ...byHand];
  return {
    readingId,
    takesSure,
    leftOut: takesSure ? [...exceptions.keys()] : [],
    assignments: chosen.map(([accountingId, { targetUserId }]) => ({ accountingId, targetUserId })),
  };
}
