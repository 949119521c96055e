import { zodResolver } from '@hookform/resolvers/zod';
import { TriangleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Form } from '#ui/form/form.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { SAMPLE, SampleSchema } from './form-sample.ts';
import { TypedFields } from './typed-fields.tsx';

/** The pattern of every form. The name "vergeben" is refused as the server would, the number 13 fails as a whole. */
export function FormSpecimen() {
  const notify = useNotify();
  const form = useForm({ resolver: zodResolver(SampleSchema), defaultValues: SAMPLE });
  return (
    <Form
      form={form}
      submit="Anlegen und schließen"
      otherSubmits={[{ label: 'Anlegen und weiteren erfassen', short: 'und weiteren', step: 'next' }]}
      cancelHref="/"
      save={async ({ name, people }) => {
        if (name === 'vergeben') {
          throw Object.assign(new Error('Eingaben prüfen'), { fields: { name: 'Diesen Namen gibt es schon' } });
        }
        if (people === 13) throw new Error('unlucky');
      }}
      onSaved={(_, step) => notify({ text: step === 'next' ? 'Angelegt, weiter mit dem nächsten' : 'Angelegt' })}
      side={
        <NoticeCard icon={<TriangleAlert />} tone="warning" title="Pause nötig">
          Über 6 h Arbeitszeit: mindestens 30 Minuten.
        </NoticeCard>
      }
    >
      <TypedFields />
      <ChoiceFields />
    </Form>
  );
}
