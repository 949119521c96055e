import type { ObjectRef } from '@pothos/core';
import type { Builder } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { type Page, PageInput } from '#platform/graphql/paging.ts';

type Types = Builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** The type `{ items, count }` of a paged query. */
export const pageType = <Item>(builder: Builder, item: ObjectRef<Types, Item>, name: string) =>
  builder.objectRef<Page<Item>>(name).implement({
    description: 'One page of a list.',
    fields: (t) => ({
      items: t.field({
        type: [item],
        extensions: { statements: 1 },
        resolve: (page) => page.items(),
      }),
      count: t.int({
        description: 'How many entries the whole list has.',
        extensions: { statements: 1 },
        resolve: (page) => page.count(),
      }),
    }),
  });

export const pageInput = inputOf('PageInput', 'Which page of a list.', PageInput, {
  number: 'Zero-based.',
  size: '10, 25, 50 or 100; 25 when left out.',
});
