import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { SENDER_TITLE } from './invoice-sender-title.ts';
import { saveSender } from './save-sender.ts';
import { SurchargeRow } from './sender-fields.tsx';
import { type Sender, senderQuery } from './sender-query.ts';
import { SURCHARGE_TEXTS, SENDER_TEXTS as TEXTS } from './sender-texts.ts';
import { inputOf, percentText, senderResolver, senderValues } from './sender-values.ts';

/** The surcharges among the settings of the agency: the same ones as on the page of the invoice sender. */
export function SurchargesSection() {
  const query = useQuery(senderQuery);
  const [isEditing, setEditing] = useState(false);
  const sender = query.data;
  if (sender === undefined) return <Pending query={query} texts={TEXTS} isSmall />;
  return (
    <SectionCard
      title={TEXTS.surcharges}
      action={
        sender && (
          <Button startIcon={<Pencil size={16} />} onClick={() => setEditing(true)}>
            {SURCHARGE_TEXTS.edit}
          </Button>
        )
      }
    >
      {sender ? (
        <>
          <Facts
            isBare
            facts={[
              { label: TEXTS.night, value: shown(sender.nightSurcharge) },
              { label: TEXTS.sunday, value: shown(sender.sundaySurcharge) },
              { label: TEXTS.holiday, value: shown(sender.holidaySurcharge) },
            ]}
          />
          <Quiet size="body2" sx={{ mt: 1.5 }}>
            {TEXTS.surchargesHint}
          </Quiet>
        </>
      ) : (
        <Quiet>
          {SURCHARGE_TEXTS.noSender} <Link href={linkTo('/invoice_sender')}>{SENDER_TITLE}</Link>
        </Quiet>
      )}
      {isEditing && sender && <SurchargesDialog newest={sender} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}

const shown = (percent: number | null): string =>
  percent === null ? SURCHARGE_TEXTS.none : `${percentText(percent)} %`;

interface SurchargesDialogProps {
  readonly newest: Sender;
  readonly onClose: () => void;
}

/** Saves the whole sender over its version, changed in the surcharges alone. */
function SurchargesDialog({ newest, onClose }: SurchargesDialogProps) {
  const client = useQueryClient();
  const { send } = useAttempt(saveSender);
  const { form, edited, saving, staleDialog } = useVersionedForm<
    Sender | null,
    ReturnType<typeof senderValues>,
    Output
  >({
    newest,
    values: senderValues,
    resolver: senderResolver,
    load: () => client.fetchQuery(senderQuery),
  });
  return (
    <>
      <FormDialog
        title={TEXTS.surcharges}
        submit={SURCHARGE_TEXTS.submit}
        form={form}
        save={async (values) => {
          await saving(send({ version: edited?.version ?? null, input: inputOf(values, edited) }));
        }}
        onClose={onClose}
      >
        <SurchargeRow />
      </FormDialog>
      {staleDialog}
    </>
  );
}

type Output = Parameters<typeof inputOf>[0];
