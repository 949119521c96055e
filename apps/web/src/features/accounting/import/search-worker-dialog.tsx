import { FindPersonDialog } from '#features/offers/index.ts';
import type { Assigned } from './decisions.ts';
import { SEARCH_TEXTS as TEXTS } from './import-texts.ts';
import type { Sought } from './open-group.ts';

interface SearchWorkerDialogProps {
  readonly sought: Sought;
  readonly onFound: (found: Assigned) => void;
  readonly onClose: () => void;
}

/** Finds by name who an employee is. */
export const SearchWorkerDialog = ({ sought, onFound, onClose }: SearchWorkerDialogProps) => (
  <FindPersonDialog
    title={TEXTS.title(sought.name)}
    intro={TEXTS.intro(sought.accountingId)}
    onFound={({ id, name }) => onFound({ targetUserId: id, name, group: sought.group })}
    onClose={onClose}
  />
);
