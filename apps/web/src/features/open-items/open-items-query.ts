import type { Age } from '@gastspiel/domain/open-items/ages.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import { INVOICES } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';

const OpenItems = graphql(`
  query OpenItems($day: String, $filter: OpenItemsFilter, $page: PageInput) {
    openItems(day: $day, filter: $filter, page: $page) {
      day recipientCount
      openAmount { value }
      listedAmount { value }
      credit { value }
      ages {
        age count
        sum { value }
      }
      recipients {
        recipientId customerNumber name
        openAmount { value }
        ages {
          age count
          sum { value }
        }
      }
    }
  }
`);
export type OpenItems = ResultOf<typeof OpenItems>['openItems'];
export type OpenItemsRow = OpenItems['recipients'][number];
export type OpenItemsFilter = NonNullable<VariablesOf<typeof OpenItems>['filter']>;

/** Everything that is owed on a day, and a page of who owes it. */
export const openItemsQuery = (day: string | null, filter: OpenItemsFilter, { number, size }: PageChoice) =>
  steady(
    ask(OpenItems, { day, filter, page: { number: number - 1, size } }, [INVOICES, 'open-items'], ({ openItems }) => ({
      ...openItems,
      count: openItems.recipientCount,
      items: openItems.recipients,
    })),
  );

type Sums = Pick<OpenItems, 'ages'>;
export const sumOfAge = ({ ages }: Sums, age: Age): number => ages.find((one) => one.age === age)?.sum.value ?? 0;
export const countIn = ({ ages }: Sums): number => ages.reduce((sum, { count }) => sum + count, 0);
/** In whole cents, so that no sum shows what floats leave behind. */
export const overdueIn = ({ ages }: Sums): number =>
  ages.reduce((sum, { age, sum: { value } }) => sum + (age === 'NOT_DUE' ? 0 : Math.round(value * 100)), 0) / 100;
