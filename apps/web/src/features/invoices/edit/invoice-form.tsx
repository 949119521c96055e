import { isRecipientChange } from '@gastspiel/domain/invoices/sending-hints.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiError } from '#platform/graphql/api-error.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { countErrors } from '#ui/form/form-errors.ts';
import { FORM_TEXTS } from '#ui/form/form-texts.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { COLUMN } from '#ui/layout.tsx';
import type { InvoiceLine, InvoiceWhole } from '../invoice-query.ts';
import { InvoiceStateChip } from '../invoice-state.tsx';
import { HINT_TEXTS } from '../invoice-texts.ts';
import { BESIDE_PAPER } from '../paper/invoice-paper.tsx';
import { ProcessingLine } from '../processing-line.tsx';
import { SendingHints } from '../sending-hints.tsx';
import { InvoiceMenu } from '../steps/invoice-menu.tsx';
import { stepsOf } from '../steps/invoice-steps.ts';
import { SendDialog } from '../steps/send-dialog.tsx';
import { useInvoiceSteps } from '../steps/use-invoice-steps.tsx';
import { AdditionalLines } from './additional-lines.tsx';
import { type Billing, billingQuery } from './billing-query.ts';
import { cellKeys } from './cells.tsx';
import { ClosingCard } from './closing-card.tsx';
import { FormFoot, FormHead, SEND_STEP } from './form-head.tsx';
import { EDIT_TEXTS as TEXTS } from './form-texts.ts';
import { HeadCard } from './head-card.tsx';
import { enteredTotals, pricesOf, serviceRows } from './invoice-rows.ts';
import { formPath, type InvoiceApiInput, type InvoiceValues } from './invoice-values.ts';
import { OutdatedBanner } from './outdated-banner.tsx';
import { ServiceLines } from './service-lines.tsx';
import { Side } from './side.tsx';
import { SurchargeLines } from './surcharge-lines.tsx';
import { usePickRecipient } from './use-pick-recipient.tsx';
import { usePreview } from './use-preview.ts';

interface InvoiceFormProps {
  readonly form: UseFormReturn<InvoiceValues, unknown, InvoiceApiInput>;
  /** The draft that is edited; none yet for a new one. */
  readonly invoice: InvoiceWhole | null;
  /** The billing of the recipient that it began with. */
  readonly billing: Billing;
  readonly save: (input: InvoiceApiInput, isToBeSent: boolean) => Promise<InvoiceWhole>;
  readonly onSaved: (saved: InvoiceWhole, isToBeSent: boolean) => void;
  readonly notice?: ReactNode;
}

const NO_LINES: readonly InvoiceLine[] = [];

/** An invoice as it is put together, with its paper beside it: a new one, or a draft. */
export function InvoiceForm({ form, invoice, billing: began, save, onSaved, notice }: InvoiceFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const values = useWatch({ control: form.control }) as InvoiceValues;
  const { data: current } = useQuery(billingQuery(values.recipientId, invoice?.id ?? null));
  const { recipient, blocks } = current ?? began;
  // A new invoice that is being saved can't be billed once more: its blocks are taken.
  const [isMade, setMade] = useState(false);
  // Nor what may have been saved: its blocks are taken then, which is nothing to mend.
  const [uncertain, setUncertain] = useState<string>();
  const isSettled = !isMade && !form.formState.isSubmitting && uncertain !== JSON.stringify(values);
  const live = usePreview(values, invoice?.id ?? null, isSettled);
  const isOfInvoice = invoice?.recipientId === values.recipientId;
  const lines = live.preview?.lines ?? (isOfInvoice ? invoice.lines : NO_LINES);
  const rows = serviceRows(values, lines, live.preview?.recorded);
  const prices = pricesOf(lines);
  const picking = usePickRecipient(form, invoice?.id ?? null);
  const steps = useInvoiceSteps();
  const [toSend, setToSend] = useState<InvoiceWhole>();
  const isToBeSent = useRef(false);
  const { submit, failure } = useSaving({
    form,
    save: (input) => {
      const entered = form.getValues();
      return savedOrRefused(save(input, isToBeSent.current), entered).catch((error: unknown) => {
        if (error instanceof ApiError && error.isOutcomeUnknown) setUncertain(JSON.stringify(entered));
        throw error;
      });
    },
    onSaved: (saved) => {
      setMade(invoice === null);
      onSaved(saved, isToBeSent.current);
      if (isToBeSent.current) setToSend(saved);
    },
  });
  const submitBy = (event: SubmitEvent<HTMLFormElement>): void => {
    isToBeSent.current = event.nativeEvent.submitter?.getAttribute('value') === SEND_STEP;
    void submit(event);
  };
  const { errors, submitCount } = form.formState;
  // Lines are no fields of the library: the first one that is wrong is looked for on the screen.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount]);
  const problem = failure ?? sentenceOf(countErrors(errors, values));
  const name = { id: recipient.id, customerNumber: recipient.customerNumber, name: recipient.letterHead.name };
  return (
    <FormProvider {...form}>
      <Box component="form" ref={element} noValidate onSubmit={submitBy} onKeyDown={keys} sx={PAGE}>
        <FormHead
          title={invoice ? TEXTS.title(invoice.number) : TEXTS.newTitle}
          crumb={invoice?.number ?? live.preview?.number ?? TEXTS.newTitle}
          chip={invoice && <InvoiceStateChip state={invoice.state} large />}
          recipient={name}
          menu={
            invoice && (
              <InvoiceMenu
                invoice={invoice}
                steps={stepsOf(invoice).filter(({ key }) => key === 'download' || key === 'cancel')}
                onTake={steps.take}
              />
            )
          }
          problem={problem}
        />
        {notice}
        {invoice?.isOutdated && isOfInvoice && <OutdatedBanner saved={invoice.lines} asked={live.preview} />}
        {invoice && isOfInvoice && (
          <SendingHints
            invoice={invoice}
            hints={invoice.sendingHints.filter(({ kind }) => isRecipientChange(kind))}
            onTakeRecipient={() => form.setValue('takesPrices', true, { shouldDirty: true })}
            note={values.takesPrices ? HINT_TEXTS.takenWhenSaved : undefined}
          />
        )}
        {invoice && <ProcessingLine invoice={invoice} />}
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={BESIDE_PAPER}>
            <Box sx={COLUMN}>
              <HeadCard
                days={recipient.usedPaymentTerms.days}
                recipient={name}
                isBusy={picking.isBusy}
                onPick={(next) => void picking.pick(next)}
              />
              <ServiceLines rows={rows} blocks={blocks} recipientId={recipient.id} />
              <SurchargeLines
                blocks={blocks}
                prices={prices}
                asked={live.preview}
                follows={!isOfInvoice}
                isBusy={live.isBusy}
              />
              <AdditionalLines travelMinutes={live.preview?.travelMinutes} />
              <ClosingCard recipient={recipient} totals={enteredTotals(values, rows, prices)} />
            </Box>
            <Side
              live={live}
              recipientId={recipient.id}
              onDownload={invoice ? () => steps.take(invoice, 'download') : undefined}
            />
          </Box>
        </Box>
        <FormFoot problem={problem} pages={live.preview?.pages} />
      </Box>
      {picking.dialog}
      {steps.dialog}
      {toSend && (
        <SendDialog
          invoice={toSend}
          onClose={() => {
            setToSend(undefined);
            // A draft stays for whoever thinks again; a new one has no page of its own to stay on.
            if (isMade) navigate(linkTo('/invoice/$invoiceId', { invoiceId: toSend.id }), { replace: true });
          }}
        />
      )}
    </FormProvider>
  );
}

/** Puts the server's refusal at the form's own fields. */
async function savedOrRefused(saving: Promise<InvoiceWhole>, values: InvoiceValues): Promise<InvoiceWhole> {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.fields).map(([path, sentence]) => [formPath(path, values), sentence] as const);
    throw error.with({ fields: Object.fromEntries(fields) });
  }
}

function sentenceOf({ missing, wrong }: ReturnType<typeof countErrors>): string | undefined {
  if (wrong > 0) return FORM_TEXTS.wrong(missing + wrong);
  return missing > 0 ? FORM_TEXTS.missing(missing) : undefined;
}

/** Ctrl+Enter saves from everywhere. */
function keys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
    return;
  }
  cellKeys(event);
}

const PAGE = { ...COLUMN, minHeight: '100%' } as const;
