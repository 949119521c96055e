/** Pages count from 1, as people do. */
export interface PageChoice {
  readonly number: number;
  readonly size: number;
}

export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The first and last entry of a page, and the last page that has any. */
export function pageRange({ number, size }: PageChoice, count: number) {
  const lastPage = Math.max(1, Math.ceil(count / size));
  const from = count === 0 ? 0 : (number - 1) * size + 1;
  return { from, to: Math.min(number * size, count), lastPage };
}
