import { useQueries } from '@tanstack/react-query';
import type { HistoryEntry } from '#parts/history/history-page.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName } from '../selection.ts';
import { WORKER_PATH } from './history-lines.ts';

const WorkerName = graphql(`
  query WorkerName($id: String!) {
    targetUser(targetUserId: $id) { personalInformation { firstName lastName } }
  }
`);

/** The names behind the ids in a history: of offers that are gone too, one by one, since those are few on a page. */
export function useWorkerNames(entries: readonly HistoryEntry[], offers: readonly Offer[]) {
  const known = new Map(offers.map((offer) => [offer.targetUserId, fullName(offer)]));
  const named = entries.flatMap(({ changes }) =>
    changes.filter(({ path }) => path === WORKER_PATH).flatMap(({ before, after }) => after ?? before ?? []),
  );
  const unknown = [...new Set(named)].filter((id) => !known.has(id));
  const found = useQueries({
    queries: unknown.map((id) => ask(WorkerName, { id }, ['target-users'])),
    combine: (results) =>
      results.flatMap(({ data }, index) =>
        data ? [[unknown[index] ?? '', fullName(data.personalInformation)] as const] : [],
      ),
  });
  return new Map([...known, ...found]);
}
