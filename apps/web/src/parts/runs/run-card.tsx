import { ProgressCard } from '#ui/progress-card.tsx';
import type { Run } from './many-run.ts';

interface RunCardProps {
  readonly run: Run | undefined;
  /** The step while it goes on. */
  readonly running: string;
  /** Its outcome in parts; what did not happen is left out as false. */
  readonly outcome: (run: Run) => readonly (string | false)[];
  readonly texts: { readonly label: string; readonly leave: string; readonly now: (name: string) => string };
  readonly isAboveBar: boolean;
  readonly onClose: () => void;
}

/** How far a run is, and in the end what came of it; nothing where there is none or somebody closed it. */
export function RunCard({ run, running, outcome, texts, isAboveBar, onClose }: RunCardProps) {
  if (!run || run.isHidden) return null;
  const { done, total, current, problems } = run;
  return (
    <ProgressCard
      label={texts.label}
      title={done < total ? running : outcome(run).filter(Boolean).join(', ')}
      done={done}
      total={total}
      current={current && texts.now(current)}
      leave={texts.leave}
      problems={problems}
      isAboveBar={isAboveBar}
      onClose={onClose}
    />
  );
}
