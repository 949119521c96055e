import { isDueHint, isIssueHint, isRecipientChange } from '@gastspiel/domain/invoices/sending-hints.ts';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useConfirming } from '#ui/dialogs/use-confirming.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { InvoiceWhole } from './invoice-query.ts';
import { HINT_TEXTS as TEXTS } from './invoice-texts.ts';
import { renewInvoice } from './steps/invoice-commands.ts';

type SendingHint = InvoiceWhole['sendingHints'][number];

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\d$/.test(value);
const said = (value: string | null): string => (isDay(value) ? formatDay(value) : (value ?? TEXTS.nothing));

/** "Name: Palais Wehrgraf → Wehrgraf AG" */
const sentenceOf = ({ kind, subject, before, after }: SendingHint): string =>
  TEXTS.kinds[kind](said(before), said(after), subject ?? '');

interface SendingHintsProps {
  readonly invoice: Pick<InvoiceWhole, 'id' | 'version'>;
  readonly hints: readonly SendingHint[];
  /** Instead of taking them into the saved draft at once: where it is being edited. */
  readonly onTakeRecipient?: () => void;
  readonly note?: ReactNode;
}

/** The hints before an invoice goes out, and one click for each thing that can be taken over. */
export function SendingHints({ invoice, hints, onTakeRecipient, note }: SendingHintsProps) {
  const { send } = useAttempt(renewInvoice);
  const notify = useNotify();
  const { isBusy, failure, run } = useConfirming(async (what: string) => {
    const { id: invoiceId, version } = invoice;
    await send({
      ...{ invoiceId, version, takesRecipient: what === 'recipient' },
      ...{ takesIssueDate: what === 'issue', takesDueDate: what === 'due' },
    });
    notify({ text: TEXTS.taken });
  });
  if (hints.length === 0) return null;
  const issue = hints.find(({ kind }) => isIssueHint(kind));
  const due = hints.find(({ kind }) => isDueHint(kind));
  return (
    <Note tone="warning" icon={TriangleAlert} role="status" isFramed>
      <Stack gap={0.75}>
        <b>{TEXTS.title}</b>
        {hints.map((hint) => (
          <div key={`${hint.kind} ${hint.subject}`}>{sentenceOf(hint)}</div>
        ))}
        {note}
        {failure && <div role="alert">{failure}</div>}
        <Row gap={1} align="stretch" wraps>
          {hints.some(({ kind }) => isRecipientChange(kind)) && !note && (
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              onClick={onTakeRecipient ?? (() => void run('recipient'))}
            >
              {TEXTS.take}
            </Button>
          )}
          {issue?.after && !onTakeRecipient && (
            <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void run('issue')}>
              {TEXTS.takeIssue}
            </Button>
          )}
          {due?.after && !onTakeRecipient && (
            <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void run('due')}>
              {TEXTS.takeDue(formatDay(due.after))}
            </Button>
          )}
        </Row>
      </Stack>
    </Note>
  );
}
