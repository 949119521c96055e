import { FILL_TARGET } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { setFillTarget } from './statistics-query.ts';
import { TARGET_TEXTS as TEXTS } from './statistics-texts.ts';

const Values = z.object({
  fillTarget: z.int(TEXTS.rule).min(FILL_TARGET.min, TEXTS.rule).max(FILL_TARGET.max, TEXTS.rule),
});
const resolver = zodResolver(Values);

export function FillTargetDialog({ target, onClose }: { readonly target: number; readonly onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { fillTarget: target } });
  const { send } = useAttempt(setFillTarget);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={TEXTS.intro}
      submit={TEXTS.submit}
      form={form}
      save={async (values) => notify({ text: TEXTS.done(await send(values)) })}
      onClose={onClose}
    >
      <NumberField name="fillTarget" label={TEXTS.field} unit="%" />
    </FormDialog>
  );
}
