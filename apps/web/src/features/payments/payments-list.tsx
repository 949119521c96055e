import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RecipientName, recipientFilter } from '#features/invoice-recipients/index.ts';
import { useListState } from '#parts/lists/use-list-state.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import type { DayRange } from '#ui/filters/day-range.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { rangeFilter } from '#ui/filters/range-filter.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Cut, Quiet, Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { Column } from '#ui/table/column.ts';
import { ListTable } from '#ui/table/list-table.tsx';
import { takePaymentBack } from './payment-commands.ts';
import { type Payment, paymentsQuery } from './payment-query.ts';
import { LIST_TEXTS as TEXTS } from './payment-texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const NO_FILTERS = { text: '', range: null as DayRange | null, recipient: null as RecipientName | null };
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const Amount = ({ amount, takenBack }: Payment) => (
  <Box component={takenBack ? 's' : 'span'} sx={{ ...FIGURES, fontWeight: 500 }}>
    {formatEuro(amount.value)}
  </Box>
);

/** The invoices that it pays, and what it leaves as credit. */
function Pays({ allotments, credit, takenBack }: Payment) {
  if (takenBack) return <Quiet component="span">{TEXTS.takenBack(takenBack.reason)}</Quiet>;
  const paid = allotments.filter(({ invoiceId, takenBack: isBack }) => invoiceId && !isBack);
  const numbers = new Map(paid.map(({ invoiceId, invoiceNumber }) => [invoiceId ?? '', invoiceNumber ?? '']));
  return (
    <Row component="span" wraps sx={{ columnGap: 1.5, position: 'relative', zIndex: 1 }}>
      {[...numbers].map(([invoiceId, number]) => (
        <Link key={invoiceId} href={linkTo('/invoice/$invoiceId', { invoiceId })}>
          {number}
        </Link>
      ))}
      {credit.value > 0 && <span>{TEXTS.credit(formatEuro(credit.value))}</span>}
    </Row>
  );
}

const COLUMNS: readonly Column<Payment>[] = [
  { key: 'day', label: TEXTS.day, cell: ({ day }) => <span style={FIGURES}>{formatDay(day)}</span> },
  {
    key: 'recipient',
    label: TEXTS.recipient,
    takesRest: true,
    cell: ({ recipientName }) => <Cut>{recipientName}</Cut>,
  },
  { key: 'way', label: TEXTS.way, priority: 3, cell: ({ way }) => TEXTS.ways[way] },
  {
    key: 'reference',
    label: TEXTS.reference,
    priority: 4,
    cell: ({ reference }) => <Cut width="16rem">{reference ?? TEXTS.none}</Cut>,
  },
  { key: 'pays', label: TEXTS.pays, cell: Pays },
  { key: 'amount', label: TEXTS.amount, align: 'right', cell: Amount },
];

/** On phones a card is called by who paid. */
const CARD_COLUMNS: readonly Column<Payment>[] = COLUMNS.slice(1, 2);
const PaymentCard = (payment: Payment) => (
  <Quiet size="body2">
    <div>{`${formatDay(payment.day)}, ${TEXTS.ways[payment.way]}`}</div>
    <Pays {...payment} />
  </Quiet>
);

/** Money that came in and went out, the latest first. */
export function PaymentsList({ isPhone }: { readonly isPhone: boolean }) {
  const mayWrite = may(useViewer(), 'payments.write');
  const list = useListState('payments', NO_FILTERS);
  const { chosen, narrow, page } = list;
  const text = useSettled(chosen.text);
  const query = useQuery(
    paymentsQuery(
      {
        text: text || null,
        invoiceRecipientId: chosen.recipient?.id ?? null,
        from: chosen.range?.from ?? null,
        to: chosen.range?.to ?? null,
      },
      page,
    ),
  );
  const [wrong, setWrong] = useState<Payment>();
  const { send } = useAttempt(takePaymentBack);
  const notify = useNotify();
  const isNarrowed = Boolean(text || chosen.recipient || chosen.range);
  return (
    <>
      <FilterBar
        search={{ value: chosen.text, onChange: (typed) => narrow({ text: typed }), label: TEXTS.search }}
        filters={[
          rangeFilter({ range: chosen.range, onChange: (range) => narrow({ range }) }),
          recipientFilter(chosen.recipient, (recipient) => narrow({ recipient })),
        ]}
        count={query.data && <b>{TEXTS.count(query.data.count)}</b>}
        onClear={list.clear}
      />
      <ListTable
        label={TEXTS.title}
        columns={isPhone ? CARD_COLUMNS : COLUMNS}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        {...(mayWrite && {
          rowEnd: (payment: Payment) =>
            !payment.takenBack && (
              <IconButton
                size="small"
                title={TEXTS.takeBack}
                aria-label={TEXTS.takeBackOf(payment.recipientName, formatEuro(payment.amount.value))}
                onClick={() => setWrong(payment)}
              >
                <Undo2 size={16} aria-hidden />
              </IconButton>
            ),
        })}
        card={PaymentCard}
        cardMark={Amount}
        failed={TEXTS.failed}
        noMatch={isNarrowed && TEXTS.noMatch}
        empty={{ icon: <Banknote />, title: TEXTS.empty, hint: TEXTS.emptyHint }}
      />
      {wrong && (
        <ReasonDialog
          title={TEXTS.takeBackTitle}
          intro={`${wrong.recipientName}, ${formatEuro(wrong.amount.value)}`}
          note={TEXTS.takeBackNote}
          submit={TEXTS.takeBack}
          save={async (reason) => {
            await send({ id: wrong.id, reason });
            notify({ text: TEXTS.done });
          }}
          onClose={() => setWrong(undefined)}
        />
      )}
    </>
  );
}
