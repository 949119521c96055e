import { TriangleAlert } from 'lucide-react';
import { SelectionBar, type SelectionStep } from '#ui/selection-bar.tsx';
import { CANDIDATE_TEXTS as TEXTS } from './candidates/candidate-texts.ts';
import type { Selection } from './use-selection.ts';

interface ChosenBarProps {
  readonly selection: Selection;
  readonly steps: readonly SelectionStep[];
}

/** The steps with everybody who is chosen. */
export function ChosenBar({ selection: { chosen, clear }, steps }: ChosenBarProps) {
  const hints = chosen.filter(({ hasWarning }) => hasWarning).length;
  return (
    <SelectionBar
      label={TEXTS.chosen(chosen.length)}
      hint={hints > 0 ? { icon: TriangleAlert, text: TEXTS.hints(hints) } : undefined}
      steps={steps}
      clear={TEXTS.clear}
      onClear={clear}
    />
  );
}
