import { inHours } from '@gastspiel/domain/time/minutes.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate, useSearch } from '#platform/navigation/router.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Page } from '#ui/pages/page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';
import { type BillableSum, type Billing, billableSumsQuery, billingQuery } from './billing-query.ts';
import { EDIT_TEXTS, CHOICE_TEXTS as TEXTS } from './form-texts.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { invoiceResolver, newValues } from './invoice-values.ts';
import { RecipientChoice } from './recipient-choice.tsx';
import { createInvoice } from './save-invoice.ts';

/** The address may say who pays: `/invoice/create?recipient=…`. */
export function CreateInvoicePage() {
  const { recipient } = useSearch();
  return <CreateInvoice recipientId={typeof recipient === 'string' ? recipient : undefined} />;
}

/** First who pays, then what for. */
export function CreateInvoice({ recipientId }: { readonly recipientId: string | undefined }) {
  const [chosen, setChosen] = useState(recipientId);
  return chosen ? <Begun key={chosen} recipientId={chosen} /> : <Choice onPick={setChosen} />;
}

function Begun({ recipientId }: { readonly recipientId: string }) {
  const query = useQuery(billingQuery(recipientId, null));
  // Blocks that were billed meanwhile must not be chosen from the start.
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={TEXTS} />;
  return <CreateForm billing={query.data} />;
}

function CreateForm({ billing }: { readonly billing: Billing }) {
  const [began] = useState(billing);
  const form = useForm({
    resolver: invoiceResolver(),
    defaultValues: newValues(began, dayOf(new Date())),
    shouldFocusError: false,
  });
  const create = useAttempt(createInvoice);
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <InvoiceForm
      form={form}
      invoice={null}
      billing={began}
      save={(input) => create.send({ input })}
      onSaved={({ id, number }, isToBeSent) => {
        notify({ text: EDIT_TEXTS.saved(number) });
        // The dialog that sends it leads on when it is closed.
        if (!isToBeSent) navigate(linkTo('/invoice/edit/$invoiceId', { invoiceId: id }), { replace: true });
      }}
    />
  );
}

/** Those with hours that nobody has billed yet, the largest sum first; all others by search. */
function Choice({ onPick }: { readonly onPick: (id: string) => void }) {
  const query = useQuery(billableSumsQuery);
  const { data } = query;
  return (
    <Page title={INVOICE_TITLES.create} isTitleInHeader>
      <Box sx={{ maxWidth: 760, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={CARD}>
          <RecipientChoice chosen={null} onPick={({ id }) => onPick(id)} />
        </Box>
        {!data && <Pending query={query} texts={TEXTS} />}
        {data?.length === 0 && (
          <Box sx={CARD}>
            <BlankState
              icon={<CircleCheck />}
              title={TEXTS.none}
              actions={
                <Button variant="outlined" href={linkTo('/worklog_recording')}>
                  {TEXTS.toBlocks}
                </Button>
              }
            >
              {TEXTS.noneHint}
            </BlankState>
          </Box>
        )}
        {data && data.length > 0 && (
          <SectionCard title={TEXTS.title} hint={TEXTS.hint(data.length)} isFlush>
            {data.map((sum) => (
              <Waiting key={sum.invoiceRecipientId} sum={sum} onPick={onPick} />
            ))}
          </SectionCard>
        )}
      </Box>
    </Page>
  );
}

function Waiting({ sum, onPick }: { readonly sum: BillableSum; readonly onPick: (id: string) => void }) {
  const { invoiceRecipientId, recipientName, customerNumber, count, workMinutes, net, isPriceMissing } = sum;
  return (
    <ButtonBase onClick={() => onPick(invoiceRecipientId)} sx={WAITING}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{recipientName}</Box>
        <Quiet size="body2">{`${customerNumber} · ${TEXTS.hours(formatHours(inHours(workMinutes)))}`}</Quiet>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{TEXTS.sum(count, formatEuro(net.value), isPriceMissing)}</Box>
      <ChevronRight size={18} aria-hidden />
    </ButtonBase>
  );
}

const WAITING = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  '& + &': { borderTop: `1px solid ${NEUTRAL[150]}` },
  '&:hover': { bgcolor: NEUTRAL[50] },
} as const;
