import type { ReactNode } from 'react';
import { LoadingArea } from '../loading-indicator.tsx';
import { type Asked, FailedState, hasFailed } from './failed-state.tsx';

interface PendingProps {
  readonly query: Asked;
  readonly texts: { readonly failed: string; readonly loading: string };
  /** In the place of the loading text, where the layout is known. */
  readonly waiting?: ReactNode;
  readonly isSmall?: boolean;
}

/**
 * Stands for what a query has not brought yet: it is being loaded, or this failed. A form also waits for
 * `isFetchedAfterMount`: a person who began with an older version would be refused at the end.
 */
export function Pending({ query, texts, waiting, isSmall = false }: PendingProps) {
  if (hasFailed(query)) return <FailedState isSmall={isSmall} title={texts.failed} query={query} />;
  return waiting ?? <LoadingArea text={texts.loading} />;
}
