import { defineRun } from '#parts/runs/many-run.ts';
import { RunCard } from '#parts/runs/run-card.tsx';
import { PAY_RUN_TEXTS as TEXTS } from '../invoice-texts.ts';

/** Many invoices marked as paid. */
export const usePayRun = defineRun();

/** How far many payments are, and in the end which of them could not be noted. */
export function PayCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, close } = usePayRun();
  return (
    <RunCard
      run={run}
      running={TEXTS.running}
      outcome={({ done, problems: { length: failed } }) => [
        TEXTS.done(done - failed),
        failed > 0 && TEXTS.failed(failed),
      ]}
      texts={TEXTS}
      isAboveBar={isAboveBar}
      onClose={close}
    />
  );
}
