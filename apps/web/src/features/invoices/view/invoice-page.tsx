import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { MAIL_FAILURES } from '@gastspiel/domain/failures/mail-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleX, Mail, Pencil, RefreshCw } from 'lucide-react';
import { PaymentsCard } from '#features/payments/index.ts';
import { VatCheckFacts } from '#features/vat-numbers/index.ts';
import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { INVOICE } from '#platform/live/topics.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { CARD, COLUMN } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { DetailHead } from '#ui/pages/detail-head.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { InvoiceGone } from '../invoice-gone.tsx';
import { type Shown, shownQuery } from '../invoice-query.ts';
import { InvoiceStateChip } from '../invoice-state.tsx';
import { STEP_TEXTS } from '../invoice-texts.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';
import { Obstacles } from '../obstacles.tsx';
import { BESIDE_PAPER, InvoicePaper } from '../paper/invoice-paper.tsx';
import { ProcessingLine } from '../processing-line.tsx';
import { SendingHints } from '../sending-hints.tsx';
import { InvoiceMenu, MENU } from '../steps/invoice-menu.tsx';
import { stepsOf, wasSent } from '../steps/invoice-steps.ts';
import { useInvoiceSteps } from '../steps/use-invoice-steps.tsx';
import { BilledLines } from './billed-lines.tsx';
import { invoiceHistoryLines } from './invoice-history-lines.ts';
import { Sendings } from './sendings.tsx';
import { VIEW_TEXTS as TEXTS } from './view-texts.ts';

const InvoiceHistory = graphql(
  `
  query InvoiceHistory($id: String!, $page: PageInput) {
    invoice(invoiceId: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

export function InvoicePage() {
  const { invoiceId } = usePathParams('/invoice/$invoiceId');
  return <OneInvoice id={invoiceId} />;
}

/** One invoice: how far it is, what it bills, what became of its mails, and what can be done with it. */
export function OneInvoice({ id }: { readonly id: string }) {
  const query = useQuery(shownQuery(id));
  if (isFailure(query.error, GENERAL_FAILURES.notFound)) return <InvoiceGone />;
  if (!query.data) return <Pending query={query} texts={TEXTS} />;
  return <Known invoice={query.data} />;
}

function Known({ invoice }: { readonly invoice: Shown }) {
  const { take, dialog } = useInvoiceSteps();
  const { number, cancels, state, processingSteps, recipientId, obstacles } = invoice;
  const since = { dueDate: processingSteps.dueDate, today: dayOf(new Date()) };
  return (
    <Box sx={COLUMN}>
      <DetailHead
        crumbs={[{ label: INVOICE_TITLES.list, href: linkTo('/invoices') }, { label: number }]}
        title={(cancels ? TEXTS.titleCancellation : TEXTS.title)(number)}
        chips={<InvoiceStateChip state={state} since={since} large />}
        meta={
          <Link
            href={linkTo('/invoice_recipient/$invoiceRecipientId', { invoiceRecipientId: recipientId })}
            underline="hover"
            sx={{ color: 'inherit' }}
          >
            {`${invoice.usedLetterHead.customerNumber} · ${invoice.usedLetterHead.name}`}
          </Link>
        }
        actions={<Actions invoice={invoice} onTake={take} />}
      />
      <Warnings invoice={invoice} onTake={take} />
      {invoice.viewerCanSend && obstacles.length > 0 && <Obstacles sentences={obstacles} recipientId={recipientId} />}
      {invoice.viewerCanSend && <SendingHints invoice={invoice} hints={invoice.sendingHints} />}
      {invoice.vatNumberCheck && <VatCheckFacts check={invoice.vatNumberCheck} />}
      <ProcessingLine invoice={invoice} />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={BESIDE_PAPER}>
          <Box sx={COLUMN}>
            <Relations invoice={invoice} />
            <BilledLines invoice={invoice} />
            {(wasSent(invoice) || invoice.allotments.length > 0) && !cancels && <PaymentsCard invoice={invoice} />}
            <Sendings
              sendings={invoice.sendings}
              onResend={invoice.viewerCanSend ? () => take(invoice, 'send') : undefined}
            />
          </Box>
          <InvoicePaper title={TEXTS.paper} pages={invoice.pages} onDownload={() => take(invoice, 'download')} />
        </Box>
      </Box>
      <History id={invoice.id} />
      {dialog}
    </Box>
  );
}

interface StepsProps {
  readonly invoice: Shown;
  readonly onTake: ReturnType<typeof useInvoiceSteps>['take'];
}

/** The one step that comes next, filled; the others beside it or in the menu. */
function Actions({ invoice, onTake }: StepsProps) {
  const isFirst = invoice.viewerCanSend && !wasSent(invoice);
  const shown = [...(isFirst ? ['send'] : []), 'edit', 'pay'];
  const menu = stepsOf(invoice).filter(({ key }) => !shown.includes(key));
  return (
    <>
      <Box sx={MENU}>
        <InvoiceMenu invoice={invoice} steps={menu} onTake={onTake} />
      </Box>
      {invoice.viewerCanEdit && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={16} />}
          href={linkTo('/invoice/edit/$invoiceId', { invoiceId: invoice.id })}
        >
          {TEXTS.edit}
        </Button>
      )}
      {isFirst && (
        <Button variant="contained" startIcon={<Mail size={16} />} onClick={() => onTake(invoice, 'send')}>
          {TEXTS.send}
        </Button>
      )}
      {invoice.viewerCanMarkPaid && (
        <Button variant="contained" startIcon={<Check size={16} />} onClick={() => onTake(invoice, 'pay')}>
          {STEP_TEXTS.pay}
        </Button>
      )}
    </>
  );
}

/** Warnings that somebody has to look after. */
function Warnings({ invoice, onTake }: StepsProps) {
  const { mailFailure, isOutdated, viewerCanSend, viewerCanEdit } = invoice;
  return (
    <>
      {mailFailure && (
        <Note
          tone="danger"
          icon={CircleX}
          role="alert"
          title={TEXTS.mailFailed}
          isFramed
          action={
            viewerCanSend && (
              <Button variant="outlined" onClick={() => onTake(invoice, 'send')}>
                {STEP_TEXTS.resend}
              </Button>
            )
          }
        >
          <div>{MAIL_FAILURES[mailFailure]}</div>
          <Link
            href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: invoice.recipientId })}
          >
            {TEXTS.mendAddress}
          </Link>
        </Note>
      )}
      {isOutdated && viewerCanEdit && (
        <Note
          tone="warning"
          icon={RefreshCw}
          role="status"
          title={TEXTS.outdated}
          isFramed
          action={
            <Button variant="outlined" href={linkTo('/invoice/edit/$invoiceId', { invoiceId: invoice.id })}>
              {TEXTS.toLines}
            </Button>
          }
        >
          <div>{TEXTS.outdatedHint}</div>
        </Note>
      )}
    </>
  );
}

/** Original, cancellation and successor, each a link. */
function Relations({ invoice }: { readonly invoice: Shown }) {
  const { cancels, cancelledBy, replaces, replacedBy, recipientId } = invoice;
  const relations = [
    [TEXTS.relations.cancels, cancels ? [cancels] : []],
    [TEXTS.relations.cancelledBy, cancelledBy ? [cancelledBy] : []],
    [TEXTS.relations.replaces, replaces],
    [TEXTS.relations.replacedBy, replacedBy],
  ] as const;
  const known = relations.filter(([, others]) => others.length > 0);
  if (known.length === 0) return null;
  return (
    <Box component="section" aria-label={TEXTS.related} sx={CARD}>
      <Box component="dl" sx={FACTS}>
        {known.map(([label, others]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>
              {others.map(({ id, number }) => (
                <Link key={id} href={linkTo('/invoice/$invoiceId', { invoiceId: id })}>
                  {number}
                </Link>
              ))}
            </dd>
          </Box>
        ))}
      </Box>
      {cancelledBy && replacedBy.length === 0 && (
        <Link href={`${linkTo('/invoice/create')}?recipient=${recipientId}`}>{TEXTS.billAgain}</Link>
      )}
    </Box>
  );
}

function History({ id }: { readonly id: string }) {
  const history = useHistoryPages(InvoiceHistory, { id }, [INVOICE, id], ({ invoice }) => invoice.history);
  return <HistorySection {...history} linesOf={({ changes }) => invoiceHistoryLines(changes)} />;
}

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 },
} as const;
