import { ProgressCard } from '#ui/progress-card.tsx';
import { RUN_TEXTS as TEXTS } from '../invoice-texts.ts';
import { useRun } from './run.ts';

/** How far many invoices are, and in the end which of them did not go. */
export function RunCard({ isAboveBar }: { readonly isAboveBar: boolean }) {
  const { run, isRunning, close } = useRun();
  if (!run || run.isHidden) return null;
  const { kind, done, total, current, problems } = run;
  const failed = problems.length;
  const outcome = [TEXTS.done[kind](done - failed), ...(failed > 0 ? [TEXTS.failed(failed)] : [])].join(', ');
  return (
    <ProgressCard
      label={TEXTS.label}
      title={isRunning ? TEXTS.running[kind] : outcome}
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
