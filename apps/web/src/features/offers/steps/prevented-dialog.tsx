import { UserX } from 'lucide-react';
import { useNow } from '#platform/state/use-now.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatSince } from '#ui/format/german-since.ts';
import { CANDIDATE_TEXTS } from '../candidates/candidate-texts.ts';
import { type Candidate, toPerson } from '../candidates/candidates-query.ts';
import { useCockpit } from '../cockpit.ts';
import { PREVENTED_TEXTS } from './dialog-texts.ts';

interface PreventedDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** They said that they can not come: somebody should have spoken with them before they are asked again. */
export function PreventedDialog({ candidate, onClose }: PreventedDialogProps) {
  const { steps } = useCockpit();
  const now = useNow();
  const person = toPerson(candidate);
  const { preventedAt, preventedNote } = candidate;
  const said = preventedAt ? CANDIDATE_TEXTS.preventedSince(formatSince(preventedAt, now), preventedNote) : '';
  return (
    <ConfirmDialog
      tone="neutral"
      icon={<UserX />}
      title={PREVENTED_TEXTS.title}
      intro={`${person.name} ${said}.`}
      note=""
      confirm={PREVENTED_TEXTS.submit}
      onConfirm={() => {
        onClose();
        void steps.offer([person]);
      }}
      onCancel={onClose}
    />
  );
}
