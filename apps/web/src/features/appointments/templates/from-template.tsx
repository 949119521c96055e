import { namesOf } from '@gastspiel/domain/appointments/appointment-parts.ts';
import Button from '@mui/material/Button';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { Choices } from '../agency-choices.ts';
import type { AppointmentValues } from '../form/appointment-form.ts';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import { fillFrom } from './template-values.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import type { Template } from './templates-query.ts';

interface FromTemplateProps {
  readonly choices: Choices;
  readonly typed: () => AppointmentValues;
  readonly onFilled: (values: AppointmentValues, template: Template) => void;
}

/** Fills the form from a template; what is gone stays named until another one is chosen. */
export function FromTemplate({ choices, typed, onFilled }: FromTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const [gone, setGone] = useState<readonly string[]>([]);
  const notify = useNotify();
  const choose = (template: Template): void => {
    const filled = fillFrom(template, choices, typed());
    setOpen(false);
    setGone(namesOf(filled.gone));
    onFilled(filled.values, template);
    notify({ text: TEXTS.taken(template.name) });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Bookmark size={16} />} onClick={() => setOpen(true)}>
        {TEXTS.from}
      </Button>
      {gone.length > 0 && <FieldWarning>{TEXTS.gone(gone)}</FieldWarning>}
      {isOpen && <TemplatesDialog onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}
