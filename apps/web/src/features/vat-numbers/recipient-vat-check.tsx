import { normalizeVatNumber } from '@gastspiel/domain/tax-ids/vat-number.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { VAT_CHECKS } from '#platform/live/topics.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { checkVatNumber, untilAnswered, VatCheckParts } from './vat-check.ts';
import { VatCheckFacts } from './vat-check-facts.tsx';
import { VAT_NUMBER_TEXTS as TEXTS } from './vat-number-texts.ts';

const RecipientVatCheckDocument = graphql(
  `
  query RecipientVatCheck($id: String!) {
    invoiceRecipient(invoiceRecipientId: $id) { vatNumberCheck { ...VatCheckParts } }
  }
`,
  [VatCheckParts],
);

interface RecipientVatCheckProps {
  readonly recipientId: string;
  /** As it was saved: of what is being typed nobody knows anything yet. */
  readonly savedNumber: string | null;
  /** Where the number stands in the form. */
  readonly field: string;
  readonly canCheck: boolean;
}

/** Beneath the VAT number of a recipient: how it stands. */
export function RecipientVatCheck({ recipientId: id, savedNumber, field, canCheck }: RecipientVatCheckProps) {
  const typed: unknown = useWatch({ name: field });
  const { data: check } = useQuery({
    ...ask(
      RecipientVatCheckDocument,
      { id },
      [VAT_CHECKS, id],
      ({ invoiceRecipient }) => invoiceRecipient.vatNumberCheck,
    ),
    refetchInterval: ({ state }) => untilAnswered(state.data),
    enabled: savedNumber !== null,
  });
  const notify = useNotify();
  const { press, isBusy } = useAttempt(checkVatNumber, {
    onFailed: ({ message }) => notify({ text: TEXTS.checkFailed, detail: message, tone: 'danger' }),
  });
  const isTyped = normalizeVatNumber(String(typed ?? '')) !== normalizeVatNumber(savedNumber ?? '');
  if (isTyped) return typed ? <Quiet size="body2">{TEXTS.afterSaving}</Quiet> : null;
  if (!check) return null;
  return (
    <VatCheckFacts check={check}>
      {canCheck && check.state !== 'NOT_CHECKABLE' && (
        <Button
          size="small"
          variant="outlined"
          loading={isBusy || check.state === 'PENDING'}
          onClick={() => press({ id })}
        >
          {TEXTS.check}
        </Button>
      )}
    </VatCheckFacts>
  );
}
