import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '#platform/navigation/paths.ts';
import { Pending } from '#ui/states/pending.tsx';
import { targetUserQuery } from '../target-user-query.ts';
import { TargetUserDetails } from './target-user-details.tsx';
import { VIEW_TEXTS } from './view-texts.ts';

export function TargetUserPage() {
  const { targetUserId: id } = usePathParams('/target_user/$targetUserId');
  const query = useQuery(targetUserQuery(id));
  if (!query.data) return <Pending query={query} texts={VIEW_TEXTS} />;
  // Its own state per worker: nothing that was revealed or opened for one may show at another.
  return <TargetUserDetails key={id} worker={query.data} />;
}
