import { ExportDialog } from '../privacy/export-dialog.tsx';
import { RemovalDialog } from '../privacy/removal-dialog.tsx';
import type { TargetUser } from '../target-user-query.ts';
import type { Choices } from '../tenant-choices.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { UnblockDialog } from './unblock-dialog.tsx';

export type WorkerStep = 'release' | 'block' | 'unblock' | 'export' | 'remove' | 'delete';

interface WorkerStepDialogProps {
  readonly step: WorkerStep;
  readonly worker: TargetUser;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** Each step says what will happen and asks once. */
export function WorkerStepDialog({ step, choices, ...rest }: WorkerStepDialogProps) {
  switch (step) {
    case 'release':
      return <ReleaseDialog {...rest} choices={choices} />;
    case 'block':
      return <BlockDialog {...rest} />;
    case 'unblock':
      return <UnblockDialog {...rest} />;
    case 'export':
      return <ExportDialog {...rest} />;
    case 'remove':
      return <RemovalDialog {...rest} />;
    case 'delete':
      return <DeleteDialog {...rest} />;
  }
}
