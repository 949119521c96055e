import { useParams } from '@tanstack/react-router';

/** The worker in the address; the router's types know nothing of the features' paths. */
export function useTargetUserId(): string {
  const { targetUserId = '' }: { readonly targetUserId?: string } = useParams({ strict: false });
  return targetUserId;
}
