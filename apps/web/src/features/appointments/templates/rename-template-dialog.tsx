import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useVersioned } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { renameTemplate } from './save-template.ts';
import { TemplateNameDialog, useNameForm } from './template-name-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import { newestTemplate, type Template } from './templates-query.ts';

interface RenameTemplateDialogProps {
  readonly template: Template;
  readonly onClose: () => void;
}

/** Gives a template another name. Of two who edit it the slower one is asked. */
export function RenameTemplateDialog({ template, onClose }: RenameTemplateDialogProps) {
  const form = useNameForm(template.name);
  const renaming = useAttempt(renameTemplate);
  const { edited, saving, staleDialog } = useVersioned({
    newest: template,
    load: async () => {
      const newest = await newestTemplate(({ id }) => id === template.id);
      if (!newest) throw new Error(GENERAL_FAILURES.notFound.message);
      return newest;
    },
    reset: ({ name }) => form.reset({ name }),
  });
  const { id, version } = edited;
  return (
    <>
      <TemplateNameDialog
        title={TEXTS.renameTitle}
        form={form}
        save={(name) => saving(renaming.send({ id, version, name }))}
        onClose={onClose}
      />
      {staleDialog}
    </>
  );
}
