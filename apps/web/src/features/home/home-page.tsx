import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useViewer } from '#platform/viewer/viewer.ts';
import { AccountNotice } from './account-notice.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import { InviteCard } from './invite-card.tsx';
import { PersonFacts } from './person-facts.tsx';

/** Says who is signed in, and what stands in the way of working. */
export function HomePage() {
  const { user, address } = useViewer();
  if (!user) return null;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, maxWidth: 680 }}>
      <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {`${HOME_TEXTS[address].greeting}, ${user.firstName} ${user.lastName}`}
      </Typography>
      <AccountNotice />
      <PersonFacts />
      <InviteCard />
    </Box>
  );
}
