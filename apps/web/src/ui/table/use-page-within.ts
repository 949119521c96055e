import { useEffect } from 'react';
import type { PageChoice } from './page-range.ts';

/** Goes to the first page when others have taken away the last entries of the one that this screen remembers. */
export function usePageWithin(
  data: { readonly count: number; readonly items: readonly unknown[] } | undefined,
  { size }: PageChoice,
  setPage: (page: PageChoice) => void,
): void {
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size });
  }, [isBeyondEnd, setPage, size]);
}
