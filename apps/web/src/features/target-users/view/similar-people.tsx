import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { List } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { JOIN_TEXTS } from '../invitations/invitation-texts.ts';
import { JoinDialog } from '../invitations/join-dialog.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { SIMILAR_TEXTS } from './view-texts.ts';

/** People who may be the same one: to be looked at before a release. */
export function SimilarPeople({ worker }: { readonly worker: TargetUser }) {
  const people = worker.similarTargetUsers;
  const [joining, setJoining] = useState<(typeof people)[number]>();
  if (people.length === 0) return null;
  return (
    <NoticeCard
      icon={<UsersRound />}
      tone="warning"
      title={SIMILAR_TEXTS.title}
      footer={
        <List>
          {people.map((person) => (
            <Box key={person.id} component="li" sx={{ py: 0.5 }}>
              <Link href={linkTo('/target_user/$targetUserId', { targetUserId: person.id })}>{fullName(person)}</Link>
              {` · ${person.similarities.map((similarity) => SIMILAR_TEXTS.same[similarity]).join(', ')}`}
              {person.viewerCanJoin && worker.viewerCanEdit && (
                <Button size="small" onClick={() => setJoining(person)} sx={{ ml: 1 }}>
                  {JOIN_TEXTS.join}
                </Button>
              )}
            </Box>
          ))}
          {joining && <JoinDialog worker={worker} other={joining} onClose={() => setJoining(undefined)} />}
        </List>
      }
    >
      {SIMILAR_TEXTS.text}
    </NoticeCard>
  );
}
