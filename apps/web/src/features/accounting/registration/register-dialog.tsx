import { IdCard, UserPlus } from 'lucide-react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
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
  return (
    <CommandDialog
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
      command={registerWorkers}
      variables={{ ids: [...people.keys()] }}
      onDone={onDone}
      onClose={onCancel}
    />
  );
}
