import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { UsersRound } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { List } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { SIMILAR_TEXTS } from './view-texts.ts';

/** People who may be the same one: to be looked at before a release. */
export function SimilarPeople({ people }: { readonly people: TargetUser['similarTargetUsers'] }) {
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
            </Box>
          ))}
        </List>
      }
    >
      {SIMILAR_TEXTS.text}
    </NoticeCard>
  );
}
