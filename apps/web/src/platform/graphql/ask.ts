import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { TypedDocument } from '#platform/graphql/graphql.ts';
import { operationOf } from './document.ts';
import { execute } from './execute.ts';

/** The only thing that a document asks for; a document that asks for several needs a `pick`. */
type Only<Data> = {
  [Root in keyof Data]: Exclude<keyof Data, Root> extends never ? Data[Root] : never;
}[keyof Data];

/**
 * A question to the API as a query. Its key begins with the topic, by which it is renewed, and holds the document's name and
 * all that the answer depends on: no variable can be forgotten there. Kept is the part of the answer that is picked, always the same of a document.
 */
export const ask = <Data extends object, Variables, Pick extends (data: Data) => unknown = (data: Data) => Only<Data>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  topic: QueryKey,
  pick?: Pick,
) =>
  queryOptions({
    queryKey: [...topic, operationOf(document).name, variables],
    queryFn: async ({ signal }) => {
      const data = await execute(document, variables, { signal });
      return (pick ? pick(data) : Object.values(data)[0]) as ReturnType<Pick>;
    },
  });

/** The answer at hand stays on the screen while the next one is on its way: the next page of a list, another filter. */
export const steady = <Options extends object>(options: Options) => ({ ...options, placeholderData: keepPreviousData });
