import type { TenantDb } from '#platform/database/database.ts';
import type { RequestReads } from '#platform/graphql/request-context.ts';

/** A field of a list's entries: the entries are all asked in one breath, so they share one statement. */
export function inOneBreath<Item, Answer>(read: (db: TenantDb, items: readonly Item[]) => Promise<Answer>) {
  const gathering = new WeakMap<RequestReads, { readonly items: Item[]; readonly answer: Promise<Answer> }>();
  const gather = (reads: RequestReads) => {
    const items: Item[] = [];
    const answer = Promise.resolve().then(async () => {
      gathering.delete(reads);
      return read(await reads.db(), items);
    });
    const asked = { items, answer };
    gathering.set(reads, asked);
    return asked;
  };
  return (reads: RequestReads, item: Item): Promise<Answer> => {
    const asked = gathering.get(reads) ?? gather(reads);
    asked.items.push(item);
    return asked.answer;
  };
}
