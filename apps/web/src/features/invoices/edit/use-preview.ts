import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { steady } from '#platform/graphql/ask.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { type Preview, type PreviewVariables, previewQuery } from './billing-query.ts';
import { type InvoiceValues, previewOf } from './invoice-values.ts';

const NOTHING: PreviewVariables = { worklogBlockIds: [], invoiceRecipientId: '' };

/**
 * The invoice as it would be printed, a moment after typing. While something is missing or wrong, and while the next one is on
 * its way, the last one that could be printed for this recipient stays.
 */
export function usePreview(values: InvoiceValues, invoiceId: string | null, isOn: boolean) {
  const wanted = JSON.stringify(previewOf(values, invoiceId));
  const asked = useSettled(wanted);
  const variables = useMemo(() => JSON.parse(asked) as PreviewVariables | null, [asked]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...steady(previewQuery(variables ?? NOTHING)),
    enabled: isOn && variables !== null,
  });
  const [kept, setKept] = useState<{ readonly recipientId: string; readonly preview: Preview }>();
  if (data && variables && !isPlaceholderData && data !== kept?.preview) {
    setKept({ recipientId: variables.invoiceRecipientId, preview: data });
  }
  const isOfRecipient = kept?.recipientId === values.recipientId;
  return {
    preview: isOfRecipient ? kept?.preview : undefined,
    error: isOn && variables !== null ? error : null,
    isBusy: isFetching || asked !== wanted,
    /** Something is missing or wrong, so what is shown is what was entered before. */
    isHeldBack: wanted === 'null',
    refetch,
  };
}
