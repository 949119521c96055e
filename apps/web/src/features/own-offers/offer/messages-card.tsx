import Box from '@mui/material/Box';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** The agency's messages to the worker and the others, the newest first. */
export function MessagesCard({ messages }: { readonly messages: WholeOwnOffer['messages'] }) {
  if (messages.length === 0) return null;
  return (
    <SectionCard title={TEXTS.messages}>
      <Stack component="ul" gap={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {messages.map(({ id, text, sentAt }) => (
          <li key={id}>
            <Quiet size="body2">{formatInstant(sentAt)}</Quiet>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
