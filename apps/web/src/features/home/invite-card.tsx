import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import { useAssociationCode } from '#platform/invite/use-association-code.ts';
import { InviteFacts } from '#ui/invite-facts.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { INVITE_TITLE } from './home-texts.ts';

/** What staff hand on to people who want to work for the agency. */
export function InviteCard() {
  const code = useAssociationCode();
  if (code === undefined) return null;
  return (
    <SectionCard title={INVITE_TITLE}>
      <InviteFacts code={code} link={inviteLink(window.location.origin, code)} />
    </SectionCard>
  );
}
