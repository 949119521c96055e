import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useViewer } from '#platform/viewer/viewer.ts';
import { LoadingArea } from '#ui/loading-area.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { AlreadyMember } from './already-member.tsx';
import { startQuery } from './draft.ts';
import { Invitation } from './invitation.tsx';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';

/** How somebody comes to an agency: with its code, by the form that the code leads to. */
export function OnboardingPage() {
  const { user } = useViewer();
  const { code }: { readonly code?: string } = useParams({ strict: false });
  const { data: start, error, isFetching, refetch } = useQuery({ ...startQuery, enabled: !user });
  if (user) return <AlreadyMember />;
  if (start) return <Invitation invited={code} start={start} />;
  if (!error || isFetching) return <LoadingArea text={ONBOARDING_TEXTS.loading} />;
  return <FailedState title={ONBOARDING_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />;
}
