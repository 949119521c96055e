import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { BY_HAND_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { SendingFields } from './sending-fields.tsx';
import { usePastSending } from './use-past-sending.ts';

interface ByHandDialogProps {
  readonly blockId: string;
  readonly onClose: () => void;
}

/** Enters how this time sheet went its way without us. */
export function ByHandDialog({ blockId, onClose }: ByHandDialogProps) {
  const { form, save } = usePastSending(blockId);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.step}
      intro={TEXTS.hint}
      submit={TEXTS.submit}
      form={form}
      save={async (sending) => notify({ text: TEXTS.done(await save(sending)) })}
      onClose={onClose}
    >
      <SendingFields />
    </FormDialog>
  );
}
