import { IdCard, UserPlus } from 'lucide-react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { registerWorkers } from './candidates.ts';
import { REGISTER_TEXTS as TEXTS } from './registration-texts.ts';

interface RegisterDialogProps {
  /** Names by the ids of the workers. */
  readonly people: ReadonlyMap<string, string>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks before anybody is told to the accounting system. */
export function RegisterDialog({ people, onDone, onCancel }: RegisterDialogProps) {
  const { send } = useAttempt(registerWorkers);
  return (
    <ConfirmDialog
      title={TEXTS.title(people.size)}
      subject={[...people.values()].join(', ')}
      icon={<UserPlus />}
      tone="neutral"
      consequences={[
        { icon: <IdCard />, text: TEXTS.consequence(people.size) },
        { icon: <UserPlus />, text: TEXTS.sent },
      ]}
      note={TEXTS.note}
      confirm={TEXTS.confirm}
      onConfirm={async () => {
        await send({ ids: [...people.keys()] });
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
