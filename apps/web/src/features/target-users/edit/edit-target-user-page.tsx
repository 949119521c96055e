import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Pending } from '#ui/states/pending.tsx';
import { targetUserQuery } from '../target-user-query.ts';
import { VIEW_TEXTS } from '../view/view-texts.ts';
import { EditTargetUser } from './edit-target-user.tsx';

export function EditTargetUserPage() {
  const { targetUserId: id } = usePathParams('/target_user/edit/$targetUserId');
  const query = useQuery(targetUserQuery(id));
  if (!query.data || !query.isFetchedAfterMount) return <Pending query={query} texts={VIEW_TEXTS} />;
  return <EditTargetUser key={id} newest={query.data} />;
}
