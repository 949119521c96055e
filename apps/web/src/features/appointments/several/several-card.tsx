import { RunCard } from '#parts/runs/run-card.tsx';
import { useSeveralRun } from './several-run.ts';
import { RUN_TEXTS as TEXTS } from './several-texts.ts';

/** How far the step is, and in the end for which appointments it could not be taken. */
export function SeveralCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, step, asked, close } = useSeveralRun();
  return (
    <RunCard
      run={run}
      running={TEXTS.running[step]}
      outcome={({ done, problems: { length: failed } }) => [
        TEXTS.done[step](done - failed),
        asked > 0 && TEXTS.asked(asked),
        failed > 0 && TEXTS.failed(failed),
      ]}
      texts={TEXTS}
      isAboveBar={isAboveBar}
      onClose={close}
    />
  );
}
