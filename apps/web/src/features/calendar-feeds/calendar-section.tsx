import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, CalendarX, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { calendarFeedQuery, createCalendarFeed, revokeCalendarFeed } from './calendar-feed-calls.ts';
import { CalendarLink } from './calendar-link.tsx';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

/** The secret link by which a phone's calendar fetches the worker's shifts. */
export function CalendarSection() {
  const notify = useNotify();
  const query = useQuery(calendarFeedQuery);
  const { data: feed } = query;
  const [link, setLink] = useState<string>();
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  const first = useAttempt(createCalendarFeed, {
    onDone: setLink,
    onFailed: ({ message }) => notify({ tone: 'danger', text: message }),
  });
  const another = useAttempt(createCalendarFeed);
  const revocation = useAttempt(revokeCalendarFeed);
  const create = async (): Promise<void> => {
    setLink(await another.send({}));
    setQuestion(undefined);
  };
  const revoke = async (): Promise<void> => {
    await revocation.send({});
    setLink(undefined);
    setQuestion(undefined);
    notify({ text: TEXTS.revoked });
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 1200 }}>
      <SectionCard title={TEXTS.title}>
        <FailedState isSmall title={TEXTS.failed} query={query} />
        <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
          <Quiet size="body1" sx={{ textWrap: 'pretty' }}>
            {TEXTS.intro}
          </Quiet>
          {link && <CalendarLink link={link} />}
          {feed && <Typography variant="body2">{TEXTS.since(formatInstant(feed.createdAt))}</Typography>}
          {feed ? (
            <Row gap={1.5} align="stretch" wraps>
              <Button variant="outlined" startIcon={<RotateCw size={16} />} onClick={() => setQuestion('renew')}>
                {TEXTS.renew}
              </Button>
              <Button variant="outlined" startIcon={<CalendarX size={16} />} onClick={() => setQuestion('revoke')}>
                {TEXTS.revoke}
              </Button>
            </Row>
          ) : (
            <Button
              variant="contained"
              startIcon={<CalendarPlus size={16} />}
              loading={first.isBusy}
              disabled={feed === undefined}
              onClick={() => first.press({})}
            >
              {TEXTS.create}
            </Button>
          )}
        </Stack>
      </SectionCard>
      {question === 'renew' && (
        <ConfirmDialog
          tone="neutral"
          icon={<RotateCw />}
          title={TEXTS.renewTitle}
          note={TEXTS.renewHint}
          confirm={TEXTS.renew}
          onConfirm={create}
          onCancel={() => setQuestion(undefined)}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          icon={<CalendarX />}
          title={TEXTS.revokeTitle}
          note={TEXTS.revokeHint}
          confirm={TEXTS.revoke}
          onConfirm={revoke}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </Box>
  );
}
