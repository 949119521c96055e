import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { Stack } from '#ui/layout.tsx';
import { checkVatNumber, type VatCheck } from './vat-check.ts';
import { VatCheckFacts } from './vat-check-facts.tsx';
import { VAT_NUMBER_TEXTS as TEXTS } from './vat-number-texts.ts';

const isFresh = ({ state, checkedAt }: VatCheck): boolean =>
  state === 'PENDING' ||
  state === 'NOT_CHECKABLE' ||
  (state === 'VALID' && checkedAt !== null && dayOf(new Date(checkedAt)) === dayOf(new Date()));

/** Before an invoice with reverse charge goes out: asks for the number, unless it has a yes of today, and says how it stands. */
export function SendingVatCheck({ recipientId, check }: { readonly recipientId: string; readonly check: VatCheck }) {
  const { press } = useAttempt(checkVatNumber);
  const ask = useEffectEvent(() => {
    if (!isFresh(check)) press({ id: recipientId });
  });
  useEffect(() => ask(), []);
  const isUnknown = check.state === 'NOT_CHECKED' && check.reason !== null;
  return (
    <Stack gap={0.5}>
      <VatCheckFacts check={check} />
      {isUnknown && (
        <Box sx={{ typography: 'body2' }}>
          {TEXTS.goesOut} {TEXTS.checkedWhenSent}
        </Box>
      )}
    </Stack>
  );
}
