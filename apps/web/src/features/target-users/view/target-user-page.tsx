import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { targetUserQuery } from '../target-user-query.ts';
import { TargetUserDetails } from './target-user-details.tsx';
import { VIEW_TEXTS } from './view-texts.ts';

export function TargetUserPage() {
  const { targetUserId: id } = usePathParams('/target_user/$targetUserId');
  const { data, error, refetch } = useQuery(targetUserQuery(id));
  // Its own state per worker: nothing that was revealed or opened for one may show at another.
  if (data) return <TargetUserDetails key={id} worker={data} />;
  if (error) return <FailedState title={VIEW_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <LoadingArea text={VIEW_TEXTS.loading} />;
}
