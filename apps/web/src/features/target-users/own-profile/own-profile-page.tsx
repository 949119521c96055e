import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Pending } from '#ui/states/pending.tsx';
import { OwnProfileDetails } from './own-profile-details.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

/** The agency's data of the worker who looks. */
export function OwnProfilePage() {
  const query = useQuery(ownProfileQuery);
  if (query.data) return <OwnProfileDetails profile={query.data} />;
  return (
    // Sections of other features come sooner, and would be pushed out of sight when this is there.
    <Box sx={{ minHeight: '100dvh' }}>
      <Pending query={query} texts={OWN_TEXTS} />
    </Box>
  );
}
