import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { templateName } from '@gastspiel/domain/appointments/appointment-template.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';

const resolver = zodResolver(z.object({ name: templateName }));

export const useNameForm = (name: string) =>
  useForm({ resolver, defaultValues: { name: name.slice(0, LIMITS.templateName) } });
type NameForm = ReturnType<typeof useNameForm>;

interface TemplateNameDialogProps {
  readonly title: string;
  readonly intro?: string;
  readonly form: NameForm;
  readonly save: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks what a template is to be called. */
export function TemplateNameDialog({ title, intro, form, save, onClose }: TemplateNameDialogProps) {
  return (
    <FormDialog
      title={title}
      intro={intro}
      submit={TEXTS.save}
      form={form}
      save={(values) => save(values.name)}
      onClose={onClose}
    >
      <TextField name="name" label={TEXTS.name} maxLength={LIMITS.templateName} />
    </FormDialog>
  );
}
