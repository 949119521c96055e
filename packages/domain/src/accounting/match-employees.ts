import type { Day } from '#domain/time/vienna-day.ts';

/** An employee as the accounting system tells of them. Keys are names without case, accents and blanks around. */
export interface Employee {
  readonly accountingId: string;
  readonly firstKey: string;
  readonly lastKey: string;
  readonly birthday: Day | null;
  /** The hash of the social security number; the same hash is the same number. */
  readonly numberHash: string | null;
  /** Ours, where theirs is known. */
  readonly costCenterId: string | null;
  readonly staffType: string;
}

/** A worker who may be an employee. */
export interface Worker {
  readonly id: string;
  readonly accountingId: string | null;
  readonly firstKey: string;
  readonly lastKey: string;
  readonly birthday: Day | null;
  readonly numberHash: string | null;
  readonly costCenterId: string | null;
  readonly staffType: string;
}

/** IGNORED is whom somebody wants to see no more; the others follow from the data. */
export const MATCH_GROUPS = ['SURE', 'DOUBTFUL', 'UNKNOWN', 'SETTLED', 'IGNORED'] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** Why somebody has to look. */
export const MATCH_DOUBTS = [
  'SEVERAL_PEOPLE',
  'OTHER_PERSONNEL_NUMBER',
  'DAY_AND_MONTH_SWAPPED',
  'BIRTHDAY',
  'FIRST_NAME',
  'LAST_NAME',
  'NUMBER',
] as const;
export type MatchDoubt = (typeof MATCH_DOUBTS)[number];

export interface Match<E extends Employee, W extends Worker> {
  readonly employee: E;
  readonly group: MatchGroup;
  /** The likeliest first; one where it is sure, none where nobody is known. */
  readonly workers: readonly W[];
  readonly doubts: readonly MatchDoubt[];
  /** Found by the social security number, or by the personnel number that they have already. */
  readonly isByNumber: boolean;
  readonly bringsCostCenter: boolean;
}

const isOtherNumber = (one: Employee, other: Worker): boolean =>
  one.numberHash !== null && other.numberHash !== null && one.numberHash !== other.numberHash;

const isSwapped = (one: Day | null, other: Day | null): boolean => {
  const [year, month, day] = one?.split('-') ?? [];
  return one !== other && other === `${year}-${day}-${month}`;
};

/** People who marry keep a part of the name: "jovanovic" and "jovanovic-bauer". */
const sharesPart = (one: string, other: string): boolean => {
  const parts = new Set(one.split(/[\s-]+/));
  return other.split(/[\s-]+/).some((part) => part.length > 2 && parts.has(part));
};

function doubtsOf(employee: Employee, worker: Worker): readonly MatchDoubt[] {
  const doubts: MatchDoubt[] = [];
  if (worker.accountingId !== null && worker.accountingId !== employee.accountingId)
    doubts.push('OTHER_PERSONNEL_NUMBER');
  if (isSwapped(employee.birthday, worker.birthday)) doubts.push('DAY_AND_MONTH_SWAPPED');
  else if (employee.birthday !== worker.birthday) doubts.push('BIRTHDAY');
  if (employee.firstKey !== worker.firstKey) doubts.push('FIRST_NAME');
  if (employee.lastKey !== worker.lastKey) doubts.push('LAST_NAME');
  if (isOtherNumber(employee, worker)) doubts.push('NUMBER');
  return doubts;
}

/** How much speaks for it: nothing below one is worth a look. */
function likeness(employee: Employee, worker: Worker): number {
  const hasName = employee.firstKey === worker.firstKey && employee.lastKey === worker.lastKey;
  const hasBirthday = employee.birthday !== null && employee.birthday === worker.birthday;
  if (employee.numberHash !== null && employee.numberHash === worker.numberHash) return 5;
  if (hasName && hasBirthday) return 4;
  if (hasName && isSwapped(employee.birthday, worker.birthday)) return 3;
  if (hasName) return 2;
  const isNearly = employee.firstKey === worker.firstKey || employee.lastKey === worker.lastKey;
  const mayBe =
    isNearly && (sharesPart(employee.lastKey, worker.lastKey) || sharesPart(employee.firstKey, worker.firstKey));
  return hasBirthday && mayBe ? 1 : 0;
}

const nameOf = ({ firstKey, lastKey }: { readonly firstKey: string; readonly lastKey: string }) =>
  `${firstKey}\n${lastKey}`;

function indexBy<T>(items: readonly T[], keyOf: (item: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const same = index.get(key);
    if (same) same.push(item);
    else index.set(key, [item]);
  }
  return index;
}

/**
 * Who of the accounting system is whom: by the social security number, else by name and birthday. It is sure when exactly one worker
 * and one employee fit and nothing speaks against it; whatever is only like is for people to decide.
 */
export function matchEmployees<E extends Employee, W extends Worker>(
  employees: readonly E[],
  workers: readonly W[],
): readonly Match<E, W>[] {
  const byAccountingId = new Map(
    workers.flatMap((worker) => (worker.accountingId ? [[worker.accountingId, worker]] : [])),
  );
  const byNumber = indexBy(workers, ({ numberHash }) => numberHash);
  const byName = indexBy(workers, nameOf);
  const byBirthday = indexBy(workers, ({ birthday }) => birthday);
  const bringsCostCenter = ({ costCenterId }: E, worker: W) =>
    costCenterId !== null && costCenterId !== worker.costCenterId;

  const found = employees.map((employee): Match<E, W> => {
    const known = byAccountingId.get(employee.accountingId);
    if (known) {
      const brings = bringsCostCenter(employee, known);
      const isSettled = !brings && employee.staffType === known.staffType;
      const group = isSettled ? 'SETTLED' : 'SURE';
      return { employee, group, workers: [known], doubts: [], isByNumber: true, bringsCostCenter: brings };
    }
    const candidates = [
      ...(employee.numberHash === null ? [] : (byNumber.get(employee.numberHash) ?? [])),
      ...(byName.get(nameOf(employee)) ?? []),
      ...(employee.birthday === null ? [] : (byBirthday.get(employee.birthday) ?? [])),
    ];
    const likely = [...new Set(candidates)]
      .map((worker) => ({ worker, likeness: likeness(employee, worker) }))
      .filter((one) => one.likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness);
    const [best] = likely;
    if (!best)
      return { employee, group: 'UNKNOWN', workers: [], doubts: [], isByNumber: false, bringsCostCenter: false };
    const isByNumber = best.likeness === 5;
    const rivals = likely.filter((one) => one.likeness === best.likeness);
    const speaksAgainst = doubtsOf(employee, best.worker).filter(
      // The same number outweighs a name or a birthday that is written otherwise.
      (doubt) => !isByNumber || doubt === 'OTHER_PERSONNEL_NUMBER',
    );
    const doubts: readonly MatchDoubt[] = rivals.length > 1 ? ['SEVERAL_PEOPLE', ...speaksAgainst] : speaksAgainst;
    const isSure = best.likeness >= 4 && doubts.length === 0;
    return {
      employee,
      group: isSure ? 'SURE' : 'DOUBTFUL',
      workers: isSure ? [best.worker] : likely.map(({ worker }) => worker),
      doubts,
      isByNumber,
      bringsCostCenter: bringsCostCenter(employee, best.worker),
    };
  });
  return withoutRivalEmployees(found);
}

/** Two employees who both seem to be the same worker are for people to decide. */
function withoutRivalEmployees<E extends Employee, W extends Worker>(
  found: readonly Match<E, W>[],
): readonly Match<E, W>[] {
  const sure = indexBy(
    found.filter(({ group }) => group === 'SURE' || group === 'SETTLED'),
    ({ workers }) => workers[0]?.id ?? null,
  );
  return found.map((match) => {
    const rivals = match.group === 'SURE' ? (sure.get(match.workers[0]?.id ?? '') ?? []) : [];
    return rivals.length > 1 ? { ...match, group: 'DOUBTFUL', doubts: ['SEVERAL_PEOPLE', ...match.doubts] } : match;
  });
}
