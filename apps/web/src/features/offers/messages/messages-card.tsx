import { AUDIENCE_LABELS } from '@gastspiel/domain/messages/message-audience.ts';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#platform/state/use-now.ts';
import { formatMoment } from '#ui/format/german-since.ts';
import { List, Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState, hasFailed } from '#ui/states/failed-state.tsx';
import { useCockpit } from '../cockpit.ts';
import { MESSAGE_TEXTS as TEXTS } from './message-texts.ts';
import { messagesQuery } from './messages-query.ts';

/** Messages to the people of this appointment. Without any, it takes no room. */
export function MessagesCard() {
  const { appointment } = useCockpit();
  const now = useNow();
  const query = useQuery(messagesQuery(appointment.id));
  const { data = [] } = query;
  if (hasFailed(query)) return <FailedState isSmall title={TEXTS.failed} query={query} />;
  if (data.length === 0) return null;
  return (
    <SectionCard title={TEXTS.title} hint={data.length} isFlush>
      <List>
        {data.map(({ id, audience, text, sentAt, sentByName, recipients }) => (
          <Box key={id} component="li" sx={ROW}>
            <Quiet size="caption">
              {TEXTS.about(AUDIENCE_LABELS[audience], recipients, sentByName, formatMoment(sentAt, now))}
            </Quiet>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          </Box>
        ))}
      </List>
    </SectionCard>
  );
}

const ROW = { px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
