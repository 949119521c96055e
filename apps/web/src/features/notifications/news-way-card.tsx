import { NEWS_WAYS } from '@gastspiel/domain/notifications/news-way.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { pushAbility } from '#platform/push/push-ability.ts';
import { isSubscribedToPush } from '#platform/push/web-push.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { WAY_TEXTS as TEXTS, WAYS } from './news-texts.ts';
import { chooseNewsWay, type NewsWay, newsWayQuery } from './news-way-calls.ts';
import { watchPrompt } from './prompt-state.ts';
import { useAllowing } from './use-allowing.ts';

/** How the worker is told of offers and bookings, and whether this device takes part in it. */
export function NewsWayCard() {
  const query = useQuery(newsWayQuery);
  const notify = useNotify();
  const { press, isBusy, sent } = useAttempt(chooseNewsWay, {
    onDone: () => notify({ text: TEXTS.saved }),
    onFailed: ({ message }) => notify({ tone: 'danger', text: message }),
  });
  const chosen = isBusy && sent ? sent.way : query.data;
  return (
    <SectionCard title={TEXTS.title}>
      {chosen ? (
        <Stack gap={1.5}>
          <RadioGroup
            aria-label={TEXTS.which}
            value={chosen}
            onChange={(_, value) => press({ way: value as NewsWay })}
            sx={{ gap: 0.5 }}
          >
            {NEWS_WAYS.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} sx={CHOICE} label={<Way way={one} />} />
            ))}
          </RadioGroup>
          {chosen !== 'MAIL' && currentPlatform() === 'web-app' && <ThisDevice />}
        </Stack>
      ) : (
        <Box sx={{ minHeight: 260 }}>
          <Pending query={query} texts={TEXTS} />
        </Box>
      )}
    </SectionCard>
  );
}

const Way = ({ way }: { readonly way: NewsWay }) => (
  <>
    {WAYS[way].label}
    <Quiet component="span" size="body2" sx={{ display: 'block' }}>
      {WAYS[way].detail}
    </Quiet>
  </>
);

const subscriptionQuery = queryOptions({ queryKey: ['push-subscription'], queryFn: isSubscribedToPush, staleTime: 0 });

function ThisDevice() {
  const ability = useSyncExternalStore(watchPrompt, pushAbility);
  const { data: isSubscribed = true, refetch } = useQuery(subscriptionQuery);
  const { allow, isBusy } = useAllowing(() => void refetch());
  // The permission alone brings nothing: the browser may have had no way to its push service.
  const state = ability === 'granted' && !isSubscribed ? 'unsubscribed' : ability;
  return (
    <>
      <Quiet size="body2">{TEXTS.thisDevice[state]}</Quiet>
      {(state === 'askable' || state === 'unsubscribed') && (
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          startIcon={<Bell size={18} />}
          loading={isBusy}
          onClick={allow}
        >
          {state === 'askable' ? TEXTS.allow : TEXTS.again}
        </Button>
      )}
    </>
  );
}

const CHOICE = { alignItems: 'flex-start', minHeight: 44, '& .MuiRadio-root': { mt: -1 } } as const;
