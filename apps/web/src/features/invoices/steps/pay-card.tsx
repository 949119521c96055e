import { ProgressCard } from '#ui/progress-card.tsx';
import { PAY_RUN_TEXTS as TEXTS } from '../invoice-texts.ts';
import { usePayRun } from './pay-run.ts';

/** How far many payments are, and in the end which of them could not be noted. */
export function PayCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, isRunning, close } = usePayRun();
  if (!run || run.isHidden) return null;
  const { done, total, current, problems } = run;
  const failed = problems.length;
  const outcome = [TEXTS.done(done - failed), ...(failed > 0 ? [TEXTS.failed(failed)] : [])].join(', ');
  return (
    <ProgressCard
      label={TEXTS.label}
      title={isRunning ? TEXTS.running : outcome}
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
