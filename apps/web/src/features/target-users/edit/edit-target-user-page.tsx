import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { targetUserQuery } from '../target-user-query.ts';
import { VIEW_TEXTS } from '../view/view-texts.ts';
import { EditTargetUser } from './edit-target-user.tsx';

export function EditTargetUserPage() {
  const { targetUserId: id } = usePathParams('/target_user/edit/$targetUserId');
  const { data, error, refetch, isFetchedAfterMount } = useQuery(targetUserQuery(id));
  if (error && !data) return <FailedState title={VIEW_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  // Whoever began with an older version would be refused at the end.
  if (!data || !isFetchedAfterMount) return <LoadingArea text={VIEW_TEXTS.loading} />;
  return <EditTargetUser key={id} newest={data} />;
}
