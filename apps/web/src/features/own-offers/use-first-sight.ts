import { useEffect, useRef } from 'react';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';

interface Seen {
  readonly offerId: string;
  readonly isOpened: boolean;
}

/** Tells once of each offer that is on the screen for the first time. Nobody waits for it, and that it failed is nobody's concern. */
export function useFirstSight(offers: readonly Seen[], tell: (offerIds: string[]) => Promise<unknown>): void {
  // One that was opened or has gone meanwhile may come back as a new question, so only what is still unopened is remembered.
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unopened = offers.filter(({ isOpened }) => isOpened === false).map(({ offerId }) => offerId);
    const fresh = unopened.filter((offerId) => !told.current.has(offerId));
    told.current = new Set(unopened);
    if (fresh.length > 0) tell(fresh).catch(() => undefined);
  });
}

const markOffersOpened = defineCommand({
  document: graphql(`
    mutation MarkOffersOpened($offerIds: [String!]!) {
      markOffersOpened(offerIds: $offerIds)
    }
  `),
  isRepeatable: true,
});

/** For the worker's own screens; the office sees when an offer was opened. */
export function useMarkOpened(offers: readonly Seen[]): void {
  const { send } = useAttempt(markOffersOpened);
  useFirstSight(offers, (offerIds) => send({ offerIds }));
}
