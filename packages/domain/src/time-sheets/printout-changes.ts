import type { Period } from '#domain/time/period.ts';

/** A line of a time sheet: who is planned for when. Nothing else counts when two are compared. */
export interface PrintoutRow extends Period {
  readonly userId: string;
  readonly name: string;
}

/** The differences between today and the paper that the recipient has in hand. */
export interface PrintoutChanges {
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly moved: readonly { readonly name: string; readonly before: Period; readonly after: Period }[];
}

export function printoutChanges(sent: readonly PrintoutRow[], today: readonly PrintoutRow[]): PrintoutChanges {
  const before = new Map(sent.map((row) => [row.userId, row]));
  const after = new Map(today.map((row) => [row.userId, row]));
  return {
    came: today.filter(({ userId }) => !before.has(userId)).map(({ name }) => name),
    went: sent.filter(({ userId }) => !after.has(userId)).map(({ name }) => name),
    moved: today.flatMap((row) => {
      const old = before.get(row.userId);
      if (!old || (isSame(old.start, row.start) && isSame(old.end, row.end))) return [];
      return [
        { name: row.name, before: { start: old.start, end: old.end }, after: { start: row.start, end: row.end } },
      ];
    }),
  };
}

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

export const hasChanged = ({ came, went, moved }: PrintoutChanges): boolean =>
  came.length + went.length + moved.length > 0;
