import { ProgressCard } from '#ui/progress-card.tsx';
import { useSeveralRun } from './several-run.ts';
import { RUN_TEXTS as TEXTS } from './several-texts.ts';

/** How far the step is, and in the end for which appointments it could not be taken. */
export function SeveralCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, isRunning, step, asked, close } = useSeveralRun();
  if (!run || run.isHidden) return null;
  const { done, total, current, problems } = run;
  const failed = problems.length;
  const outcome = [
    TEXTS.done[step](done - failed),
    ...(asked > 0 ? [TEXTS.asked(asked)] : []),
    ...(failed > 0 ? [TEXTS.failed(failed)] : []),
  ].join(', ');
  return (
    <ProgressCard
      label={TEXTS.label}
      title={isRunning ? TEXTS.running[step] : outcome}
      done={done}
      total={total}
      current={current && TEXTS.now(current)}
      leave={TEXTS.leave}
      problems={problems}
      isAboveBar={isAboveBar}
      onClose={close}
    />
  );
}
