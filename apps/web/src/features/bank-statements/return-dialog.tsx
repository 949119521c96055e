import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Payment, paymentsQuery } from '#features/payments/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { LargeDialog } from '#ui/dialogs/large-dialog.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { List, Quiet, Row, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { returnEntry } from './statement-commands.ts';
import type { Entry } from './statement-query.ts';
import { ENTRY_TEXTS, STATEMENT_TEXTS, RETURN_TEXTS as TEXTS } from './statement-texts.ts';

const FOUND = { number: 1, size: 100 };

interface ReturnDialogProps {
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** The bank sent a payment back: which one, somebody says. It had the same amount. */
export function ReturnDialog({ entry, onClose }: ReturnDialogProps) {
  const { id, amount, name } = entry;
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const query = useQuery(paymentsQuery({ text: text || null, to: entry.day }, FOUND));
  const found = query.data?.items.filter((one) => !one.takenBack && one.amount.value === -amount.value);
  const notify = useNotify();
  const { press, isBusy } = useAttempt(returnEntry, {
    onDone: () => {
      notify({ text: TEXTS.done });
      onClose();
    },
    onFailed: ({ message }) => notify({ tone: 'danger', text: STATEMENT_TEXTS.failedStep, detail: message }),
  });
  return (
    <LargeDialog
      title={TEXTS.title}
      subject={`${name ?? ENTRY_TEXTS.nobody}, ${formatDay(entry.day)}, ${formatEuro(amount.value)}`}
      size={{ width: 600 }}
      onClose={onClose}
    >
      <Stack gap={2} sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <SearchInput value={typed} label={TEXTS.search} onChange={setTyped} />
        {!found && <Pending isSmall query={query} texts={TEXTS} />}
        {found?.length === 0 && <Quiet>{TEXTS.none}</Quiet>}
        <List isRuled aria-label={TEXTS.title}>
          {found?.map((payment) => (
            <Row key={payment.id} component="li" gap={1.5} justify="space-between" wraps sx={{ py: 1 }}>
              <div>
                <div>{payment.recipientName}</div>
                <Quiet size="caption">{factsOf(payment)}</Quiet>
              </div>
              <Button
                size="small"
                variant="outlined"
                disabled={isBusy}
                aria-label={`${TEXTS.take}: ${payment.recipientName}, ${formatDay(payment.day)}`}
                onClick={() => press({ id, paymentId: payment.id })}
              >
                {TEXTS.take}
              </Button>
            </Row>
          ))}
        </List>
      </Stack>
    </LargeDialog>
  );
}

const factsOf = ({ day, reference, allotments }: Payment): string =>
  [
    formatDay(day),
    reference,
    ...new Set(
      allotments.flatMap(({ invoiceNumber, takenBack }) => (invoiceNumber && !takenBack ? [invoiceNumber] : [])),
    ),
  ]
    .filter(Boolean)
    .join(', ');
