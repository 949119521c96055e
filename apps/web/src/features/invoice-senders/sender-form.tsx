import { useQueryClient } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { PaperPreview } from './paper/paper-preview.tsx';
import { saveSender } from './save-sender.ts';
import { SenderFields } from './sender-fields.tsx';
import { type Sender, senderQuery } from './sender-query.ts';
import { SENDER_TEXTS } from './sender-texts.ts';
import { inputOf, senderResolver, senderValues } from './sender-values.ts';

/** The form stays after saving: whoever looks at the paper goes on trying. */
export function SenderForm({ newest }: { readonly newest: Sender | null }) {
  const client = useQueryClient();
  const notify = useNotify();
  const save = useAttempt(saveSender);
  const { form, edited, saving, rebase, staleDialog } = useVersionedForm({
    newest,
    values: senderValues,
    resolver: senderResolver,
    load: () => client.fetchQuery(senderQuery),
  });
  return (
    <>
      {!edited && (
        <NoticeCard icon={<Stamp />} tone="info" title={SENDER_TEXTS.noneYet}>
          {SENDER_TEXTS.noneYetHint}
        </NoticeCard>
      )}
      <Form
        form={form}
        cancelHref={linkTo('/')}
        countsChanges
        isSideWide
        side={<PaperPreview />}
        save={(values) => saving(save.send({ version: edited?.version ?? null, input: inputOf(values, edited) }))}
        onSaved={(saved) => {
          rebase(saved);
          notify({ text: SENDER_TEXTS.saved });
        }}
      >
        <SenderFields />
      </Form>
      {staleDialog}
    </>
  );
}
