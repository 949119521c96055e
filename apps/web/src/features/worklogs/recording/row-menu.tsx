import { CircleUser, ListPlus, UserCheck, UserX } from 'lucide-react';
import type { Dispatch } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { StepItems } from '#ui/menu/step-items.tsx';
import { ROW_TEXTS } from '../worklog-texts.ts';
import type { Row, Step } from './recording.ts';

interface RowMenuProps {
  readonly row: Row;
  readonly anchor: HTMLElement;
  readonly dispatch: Dispatch<Step>;
  readonly onClose: () => void;
}

/** The rarer steps of a line. One menu for the whole table. */
export function RowMenu({ row, anchor, dispatch, onClose }: RowMenuProps) {
  const { userId } = row.worker;
  const { didNotCome } = row.typed;
  return (
    <StepItems
      anchor={anchor}
      onClose={onClose}
      steps={[
        !didNotCome && { label: ROW_TEXTS.addShift, icon: ListPlus, take: () => dispatch({ kind: 'add', userId }) },
        {
          label: didNotCome ? ROW_TEXTS.came : ROW_TEXTS.didNotCome,
          icon: didNotCome ? UserCheck : UserX,
          take: () => dispatch({ kind: 'toggle', userId }),
        },
        {
          label: ROW_TEXTS.toPerson,
          icon: CircleUser,
          href: linkTo('/target_user/$targetUserId', { targetUserId: userId }),
        },
      ]}
    />
  );
}
