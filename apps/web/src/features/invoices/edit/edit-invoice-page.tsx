import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useVersioned } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { Note } from '#ui/note.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { InvoiceGone } from '../invoice-gone.tsx';
import { editedQuery, type InvoiceWhole } from '../invoice-query.ts';
import { type Billing, billingQuery } from './billing-query.ts';
import { EDIT_TEXTS as TEXTS } from './form-texts.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { type InvoiceApiInput, type InvoiceValues, invoiceResolver, invoiceValues } from './invoice-values.ts';
import { updateInvoice } from './save-invoice.ts';

export function EditInvoicePage() {
  const { invoiceId } = usePathParams('/invoice/edit/$invoiceId');
  return <EditInvoice id={invoiceId} />;
}

/** A draft; whatever can't be edited any more is shown instead. */
export function EditInvoice({ id }: { readonly id: string }) {
  const invoice = useQuery(editedQuery(id));
  const recipientId = invoice.data?.recipientId;
  const billing = useQuery({ ...billingQuery(recipientId ?? '', id), enabled: recipientId !== undefined });
  if (isFailure(invoice.error, GENERAL_FAILURES.notFound)) return <InvoiceGone />;
  if (!invoice.data || !invoice.isFetchedAfterMount) return <Pending query={invoice} texts={TEXTS} />;
  if (!billing.data) return <Pending query={billing} texts={TEXTS} />;
  return <EditForm key={id} newest={invoice.data} billing={billing.data} />;
}

function EditForm({ newest, billing }: { readonly newest: InvoiceWhole; readonly billing: Billing }) {
  const { id } = newest;
  const client = useQueryClient();
  const notify = useNotify();
  const update = useAttempt(updateInvoice);
  const form = useForm<InvoiceValues, unknown, InvoiceApiInput>({
    resolver: invoiceResolver(yearOfDay(newest.issueDate)),
    defaultValues: invoiceValues(newest),
    shouldFocusError: false,
  });
  const { edited, saving, rebase, reload, staleDialog } = useVersioned({
    newest,
    load: () => client.fetchQuery(editedQuery(id)),
    reset: (loaded) => form.reset(invoiceValues(loaded)),
  });
  const { isDirty } = form.formState;
  const [savedVersion, setSavedVersion] = useState<number>();
  useLeaving(newest);

  // While nobody has typed anything, the page shows what is true.
  useEffect(() => {
    if (!isDirty && newest !== edited && newest.version >= edited.version) rebase(newest);
  });
  const isOwn = update.isBusy || newest.version === savedVersion;
  const isChanged = isDirty && !isOwn && newest.version > edited.version;
  return (
    <>
      <InvoiceForm
        form={form}
        invoice={edited}
        billing={billing}
        save={async (input, isToBeSent) =>
          // With nothing changed, the saved version is sent.
          isToBeSent && !isDirty ? edited : await saving(update.send({ invoiceId: id, version: edited.version, input }))
        }
        onSaved={(saved) => {
          if (saved === edited) return;
          setSavedVersion(saved.version);
          rebase(saved);
          notify({ text: TEXTS.saved(saved.number) });
        }}
        notice={
          isChanged && (
            <Note
              tone="warning"
              icon={RefreshCw}
              role="status"
              isFramed
              action={
                <Button variant="outlined" onClick={() => void reload()}>
                  {TEXTS.reload}
                </Button>
              }
            >
              {TEXTS.changedMeanwhile}
            </Note>
          )
        }
      />
      {staleDialog}
    </>
  );
}

/** To the page of an invoice that can't be edited, with a word about it for whoever came here for that. */
function useLeaving({ id, number, viewerCanEdit }: InvoiceWhole): void {
  const navigate = useNavigate();
  const notify = useNotify();
  const [wasEditable] = useState(viewerCanEdit);
  useEffect(() => {
    if (viewerCanEdit) return;
    if (!wasEditable) {
      notify({ tone: 'info', text: TEXTS.notEditable(number), detail: TEXTS.notEditableDetail });
    }
    navigate(linkTo('/invoice/$invoiceId', { invoiceId: id }), { replace: true });
  }, [viewerCanEdit, wasEditable, id, number, navigate, notify]);
}
