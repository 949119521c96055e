import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import type { Problem } from '#ui/progress-card.tsx';

/** One and the same step for many things, one after the other: the others go on when one fails, and when the page is left. */
export interface Run {
  readonly done: number;
  readonly total: number;
  /** The name of the one that it is at. */
  readonly current: string | undefined;
  readonly problems: readonly Problem[];
  /** Closed meanwhile: it comes back only to name what failed. */
  readonly isHidden: boolean;
}

interface Named {
  readonly id: string;
  readonly name: string;
  /** Where what failed can be mended. */
  readonly href?: string;
}

const isRunning = (run: Run | undefined): boolean => run !== undefined && run.done < run.total;

/** Closing the browser's tab would end it halfway. */
const hold = (event: BeforeUnloadEvent): void => event.preventDefault();

async function problemOf<Item extends Named>(
  item: Item,
  step: (item: Item) => Promise<unknown>,
): Promise<readonly Problem[]> {
  try {
    await step(item);
    return [];
  } catch (error) {
    const { id, name, href } = item;
    const reason = error instanceof Error ? error.message : String(error);
    return [{ id, name, reason, ...(href && { href }) }];
  }
}

/** A hook for runs of one kind; there is one at a time, wherever it is looked at. */
export function defineRun() {
  const state = observable<Run | undefined>(undefined);

  /** Answers those that failed. */
  async function start<Item extends Named>(
    items: readonly Item[],
    step: (item: Item) => Promise<unknown>,
  ): Promise<readonly Item[]> {
    if (isRunning(state.get()) || items.length === 0) return [];
    const tenant = chosenTenant.get();
    let run: Run = { done: 0, total: items.length, current: undefined, problems: [], isHidden: false };
    const tell = (changed: Partial<Run>): void => {
      run = { ...run, isHidden: state.get()?.isHidden ?? false, ...changed };
      state.set(run);
    };
    window.addEventListener('beforeunload', hold);
    try {
      tell({ isHidden: false });
      for (const item of items) {
        // A person who went on in another tenant has left these behind.
        if (chosenTenant.get() !== tenant) {
          state.set(undefined);
          return [];
        }
        tell({ current: item.name });
        const problem = await problemOf(item, step);
        tell({ done: run.done + 1, problems: [...run.problems, ...problem] });
      }
      if (run.problems.length > 0) tell({ isHidden: false });
      const failed = new Set(run.problems.map(({ id }) => id));
      return items.filter(({ id }) => failed.has(id));
    } finally {
      window.removeEventListener('beforeunload', hold);
    }
  }

  return function useRun() {
    const run = useObservable(state);
    const close = (): void => state.set(run && isRunning(run) ? { ...run, isHidden: true } : undefined);
    return { run, isRunning: isRunning(run), start, close };
  };
}
