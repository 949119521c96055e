import { ListChecks, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '#ui/notices/notify.ts';
import type { SelectionStep } from '#ui/selection-bar.tsx';
import { allTargetUsers, type ListChoice, type TargetUserSummary } from '../list/target-users-query.ts';
import { RELEASE_TEXTS as TEXTS } from './release-texts.ts';

interface Chosen {
  readonly people: readonly TargetUserSummary[];
  /** How many the filter leaves. */
  readonly count: number;
  readonly choice: ListChoice;
  readonly add: (people: readonly TargetUserSummary[]) => void;
  readonly onRelease: () => void;
}

/** The steps of a selection that has to do with release, and the one that extends it to everybody whom the filter leaves. */
export function useReleaseSteps({ people, count, choice, add, onRelease }: Chosen): readonly SelectionStep[] {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const chooseAll = async (): Promise<void> => {
    setBusy(true);
    try {
      add(await allTargetUsers(choice));
    } catch {
      notify({ tone: 'danger', text: TEXTS.allFailed });
    } finally {
      setBusy(false);
    }
  };
  const isWaiting = people.some(({ userState }) => userState === 'ONBOARDING');
  return [
    ...(isWaiting ? [{ label: TEXTS.release, icon: UserCheck, take: onRelease }] : []),
    ...(people.length < count
      ? [{ label: TEXTS.all(count), icon: ListChecks, take: () => void chooseAll(), isBusy }]
      : []),
  ];
}
