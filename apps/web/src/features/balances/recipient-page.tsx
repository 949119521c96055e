import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Building2, CalendarClock, ClockAlert, type LucideIcon, MapPin, Pencil, Plus } from 'lucide-react';
import { CreditCard } from '#features/payments/index.ts';
import { VenuesCard } from '#features/venues/index.ts';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDecimal } from '#ui/format/german-shift.ts';
import { addressLine } from '#ui/format/place.ts';
import { IconBadge } from '#ui/icon-badge.tsx';
import { Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { Tag } from '#ui/tag.tsx';
import { PAGE_TEXTS as TEXTS } from './balance-texts.ts';
import { ComingCard } from './coming-card.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { type Recipient, type RecipientSheet, sheetQuery } from './recipient-document.ts';
import { StatementButton } from './statement-button.tsx';

export function RecipientPage() {
  const { invoiceRecipientId } = usePathParams('/invoice_recipient/$invoiceRecipientId');
  return <OneRecipient key={invoiceRecipientId} id={invoiceRecipientId} />;
}

/** A customer at one glance: sums, what comes, invoices, prices, and who to talk to. */
export function OneRecipient({ id }: { readonly id: string }) {
  const query = useQuery(sheetQuery(id, useViewer()));
  if (!query.data) return <Pending query={query} texts={TEXTS} />;
  return <Sheet sheet={query.data} />;
}

function Sheet({ sheet }: { readonly sheet: RecipientSheet }) {
  const { invoiceRecipient: recipient, recipientBalance: balance, invoices } = sheet;
  const { id, customerNumber, letterHead, notes } = recipient;
  const named = { id, customerNumber, name: letterHead.name };
  return (
    <DetailPage
      crumbs={[{ label: TEXTS.list, href: linkTo('/invoice_recipients') }, { label: letterHead.name }]}
      picture={<IconBadge small icon={<Building2 />} />}
      title={letterHead.name}
      chips={
        <>
          {balance && balance.overdue.count > 0 && <StateChip tone="orange" icon={ClockAlert} label={TEXTS.overdue} />}
          <Tag label={customerNumber} />
        </>
      }
      meta={<Meta recipient={recipient} />}
      actions={<Actions recipient={recipient} />}
      side={
        <>
          <PricesCard sheet={sheet} />
          <ContactsCard recipient={recipient} />
          {recipient.viewerCanEdit && <VenuesCard recipientId={id} />}
        </>
      }
      lead={
        balance && <FigureCards recipient={named} balance={balance} unbilledBlocks={sheet.worklogBlocks?.count ?? 0} />
      }
    >
      {balance && <CreditCard recipientId={id} recipientName={letterHead.name} credit={balance.credit.value} />}
      {notes && (
        <Note tone="neutral" role="note" aria-label={TEXTS.notes}>
          {notes}
        </Note>
      )}
      <ComingCard recipient={named} sheet={sheet} />
      {invoices && <InvoicesCard recipient={named} invoices={invoices} />}
    </DetailPage>
  );
}

function Actions({ recipient: { id, viewerCanEdit } }: { readonly recipient: Recipient }) {
  const viewer = useViewer();
  return (
    <>
      {may(viewer, 'payments.read') && <StatementButton recipientId={id} />}
      {viewerCanEdit && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={16} />}
          href={linkTo('/invoice_recipient/edit/$invoiceRecipientId', { invoiceRecipientId: id })}
        >
          {TEXTS.edit}
        </Button>
      )}
      {may(viewer, 'invoices.write') && (
        <Button
          variant="contained"
          startIcon={<Plus size={16} />}
          href={`${linkTo('/invoice/create')}?${new URLSearchParams({ recipient: id })}`}
        >
          {TEXTS.createInvoice}
        </Button>
      )}
    </>
  );
}

function Meta({ recipient: { letterHead, usedPaymentTerms: terms } }: { readonly recipient: Recipient }) {
  const { days, discountPercentage: percentage, discountDays } = terms;
  const discount =
    percentage != null && discountDays != null ? TEXTS.discount(formatDecimal(percentage), discountDays) : '';
  return (
    <Row wraps sx={{ columnGap: 2, rowGap: 0.25 }}>
      <Fact icon={MapPin} text={addressLine(letterHead.address)} />
      {letterHead.vatNumber && <Fact icon={BadgeCheck} text={letterHead.vatNumber} />}
      <Fact icon={CalendarClock} text={[TEXTS.term(days), discount].filter(Boolean).join(', ')} />
    </Row>
  );
}

const Fact = ({ icon: Icon, text }: { readonly icon: LucideIcon; readonly text: string }) => (
  <Row component="span" gap={0.75} sx={{ minWidth: 0, '& > svg': { flex: 'none' } }}>
    <Icon size={14} aria-hidden />
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  </Row>
);
