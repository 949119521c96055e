import { useCockpit } from '../cockpit.ts';
import { FindPersonDialog } from './find-person-dialog.tsx';
import { OTHER_TEXTS } from './step-texts.ts';

/** Finds anybody of the agency, also outside of the pool; what speaks against them is asked next. */
export function OtherPersonDialog({ onClose }: { readonly onClose: () => void }) {
  const { ask } = useCockpit();
  return (
    <FindPersonDialog
      title={OTHER_TEXTS.title}
      intro={OTHER_TEXTS.intro}
      onFound={(person) => ask({ kind: 'bookDirectly', people: [person] })}
      onClose={onClose}
    />
  );
}
