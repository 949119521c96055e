import type { Change, LiveMessage } from '#platform/live/change.ts';
import type { Order, Outgoing } from '#platform/outbox/messages.ts';

/** The length that a notification may have, with room for the numbers around it. */
const MOST_BYTES = 7900;

/** An order with what the queue has to know of it. */
export type PlacedOrder = Omit<Order, 'runAt'> & {
  readonly tenant: string;
  readonly place: number;
  /** The queue takes a lower one first. */
  readonly priority: number;
  readonly run_at: string | undefined;
};

/** The orders of a batch, each with its agency's turn. Of several under one key the last counts, as it would if they came one after the other. */
export function ordersOf(batch: readonly Outgoing[], nextTurn: (agency: string) => number): readonly PlacedOrder[] {
  const all = batch
    .flatMap((row) =>
      row.kind === 'JOBS' ? row.message.orders.map((order) => ({ tenant: row.tenant, ...order })) : [],
    )
    .map(
      ({ runAt, ...order }, place): PlacedOrder => ({
        ...order,
        place,
        priority: nextTurn(order.tenant),
        run_at: runAt,
      }),
    );
  const lastOf = new Map(
    all.filter(({ key }) => key !== undefined).map(({ tenant, key, place }) => [`${tenant}:${key}`, place]),
  );
  return all.filter(({ tenant, key, place }) => key === undefined || lastOf.get(`${tenant}:${key}`) === place);
}

/** The news of a batch for the browsers, in as few words as they fit into: many changes of an agency name the same topics. */
export function announcementsOf(batch: readonly Outgoing[]): readonly LiveMessage[] {
  const standings = batch.flatMap((row): LiveMessage[] =>
    row.kind === 'STANDING' ? [{ kind: row.kind, tenant: row.tenant, ...row.message }] : [],
  );
  const changes: Change[] = [];
  for (const row of batch) {
    if (row.kind !== 'CHANGE') continue;
    const change: Change = { kind: row.kind, tenant: row.tenant, ...row.message };
    const like = changes.findLastIndex(
      ({ tenant, personal }) => tenant === change.tenant && isSame(personal, change.personal),
    );
    const both = joined(changes[like] ?? change, change);
    if (like >= 0 && sizeOf(both) <= MOST_BYTES) changes[like] = both;
    else changes.push(change);
  }
  const told = new Map([...changes, ...standings].map((message) => [JSON.stringify(message), message]));
  return [...told.values()];
}

/** Only where people are told the same: else each would hear what concerns the others. */
const isSame = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();

const joined = (some: Change, more: Change): Change => ({
  ...some,
  staff: [...new Set([...some.staff, ...more.staff])],
  people: [...new Set([...some.people, ...more.people])],
});

const sizeOf = (message: LiveMessage): number => Buffer.byteLength(JSON.stringify(message));
