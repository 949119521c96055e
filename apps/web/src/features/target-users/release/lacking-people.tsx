import { namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { List } from '#ui/layout.tsx';
import { fullName } from '../target-user-query.ts';
import type { Waiting } from './release-calls.ts';
import { RELEASE_TEXTS as TEXTS } from './release-texts.ts';

/** Each by name, with what they lack; a name leads to where it can be entered. */
export const LackingPeople = ({ people }: { readonly people: readonly Waiting[] }) => (
  <List sx={LINES}>
    {people.map(({ id, missingForRelease, ...name }) => (
      <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
        <Link href={linkTo('/target_user/$targetUserId', { targetUserId: id })} sx={{ fontWeight: 500 }}>
          {fullName(name)}
        </Link>
        {` – ${TEXTS.lacks(namesOfFacts(missingForRelease))}`}
      </Box>
    ))}
  </List>
);

const LINES = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  maxHeight: 'min(20rem, 40vh)',
  overflowY: 'auto',
  '& li': { px: 1.75, py: 1 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
