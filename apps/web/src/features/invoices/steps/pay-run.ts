import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { observable, useObservable } from '#platform/state/observable.ts';
import type { Problem } from '#ui/progress-card.tsx';
import type { InvoiceSummary } from '../invoice-parts.ts';

/** Many invoices marked as paid, one after the other: the others go on when one fails, and when the page is left. */
interface Run {
  readonly done: number;
  readonly total: number;
  /** The number of the one that it is at. */
  readonly current: string | undefined;
  readonly problems: readonly Problem[];
  /** Closed meanwhile: it comes back only to name what failed. */
  readonly isHidden: boolean;
}

const state = observable<Run | undefined>(undefined);

const isRunning = (run: Run | undefined): boolean => run !== undefined && run.done < run.total;

/** Closing the browser's tab would end it halfway. */
const hold = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Answers those that failed. */
async function runThrough(
  invoices: readonly InvoiceSummary[],
  step: (invoice: InvoiceSummary) => Promise<unknown>,
): Promise<readonly InvoiceSummary[]> {
  if (isRunning(state.get()) || invoices.length === 0) return [];
  const tenant = chosenTenant.get();
  let run: Run = { done: 0, total: invoices.length, current: undefined, problems: [], isHidden: false };
  const tell = (changed: Partial<Run>): void => {
    run = { ...run, isHidden: state.get()?.isHidden ?? false, ...changed };
    state.set(run);
  };
  window.addEventListener('beforeunload', hold);
  try {
    tell({ isHidden: false });
    for (const invoice of invoices) {
      // Whoever went on in another tenant has left these behind.
      if (chosenTenant.get() !== tenant) {
        state.set(undefined);
        return [];
      }
      tell({ current: invoice.number });
      const problem = await problemOf(invoice, step);
      tell({ done: run.done + 1, problems: [...run.problems, ...problem] });
    }
    if (run.problems.length > 0) tell({ isHidden: false });
    const failed = new Set(run.problems.map(({ id }) => id));
    return invoices.filter(({ id }) => failed.has(id));
  } finally {
    window.removeEventListener('beforeunload', hold);
  }
}

async function problemOf(
  invoice: InvoiceSummary,
  step: (invoice: InvoiceSummary) => Promise<unknown>,
): Promise<readonly Problem[]> {
  try {
    await step(invoice);
    return [];
  } catch (error) {
    return [{ id: invoice.id, name: invoice.number, reason: error instanceof Error ? error.message : String(error) }];
  }
}

export function usePayRun() {
  const run = useObservable(state);
  const close = (): void => state.set(run && isRunning(run) ? { ...run, isHidden: true } : undefined);
  return { run, isRunning: isRunning(run), start: runThrough, close };
}
