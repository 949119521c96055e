import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { deleteTemplate } from './save-template.ts';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import { newestTemplate, type Template } from './templates-query.ts';

interface DeleteTemplateDialogProps {
  readonly template: Template;
  readonly onClose: () => void;
}

/** Asks before a template goes. Whoever saw an older one is told, and asked about the one that is there now. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const [seen, setSeen] = useState(template);
  const deletion = useAttempt(deleteTemplate);
  const notify = useNotify();
  const { id, version, name } = seen;
  const confirm = async (): Promise<void> => {
    try {
      await deletion.send({ id, version });
    } catch (error) {
      if (isFailure(error, GENERAL_FAILURES.stale)) setSeen((await newestTemplate((one) => one.id === id)) ?? seen);
      throw error;
    }
    notify({ text: TEXTS.deleted(name) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle}
      subject={name}
      intro={TEXTS.deleteIntro}
      confirm={TEXTS.delete}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
