import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { OwnProfileDetails } from './own-profile-details.tsx';
import { ownProfileQuery } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

/** What the agency holds of the worker who looks. */
export function OwnProfilePage() {
  const { data, error, refetch } = useQuery(ownProfileQuery);
  if (data) return <OwnProfileDetails profile={data} />;
  if (error) return <FailedState title={OWN_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return (
    // What other features put beneath it comes sooner, and would be pushed out of sight when this is there.
    <Box sx={{ minHeight: '100dvh' }}>
      <LoadingArea text={OWN_TEXTS.loading} />
    </Box>
  );
}
