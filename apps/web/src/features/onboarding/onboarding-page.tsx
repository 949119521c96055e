import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { usePathParams } from '#platform/navigation/paths.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { startQuery } from './draft.ts';
import { Invitation } from './invitation.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { MEMBER_TEXTS, ONBOARDING_TEXTS, TO_HOME } from './onboarding-texts.ts';

/** An invitation is for people who belong to no agency yet. */
function AlreadyMember() {
  const { tenant, address } = useViewer();
  const { title, text } = MEMBER_TEXTS[address];
  return (
    <PageMessage
      icon={<Building2 />}
      title={title}
      actions={
        <Button href="/" variant="contained">
          {TO_HOME}
        </Button>
      }
    >
      {text(tenant?.name ?? '')}
    </PageMessage>
  );
}

/** How somebody comes to an agency: with its code, by the form that the code leads to. */
export function OnboardingPage() {
  const { user } = useViewer();
  const { code }: { readonly code?: string } = usePathParams('/onboarding/$code');
  const query = useQuery({ ...startQuery, enabled: !user });
  if (user?.userState === 'ONBOARDING' && user.userRole === 'TARGET_USER') return <MissingFacts />;
  if (user) return <AlreadyMember />;
  if (!query.data) return <Pending query={query} texts={ONBOARDING_TEXTS} />;
  return <Invitation invited={code} start={query.data} />;
}
