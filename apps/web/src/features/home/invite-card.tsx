import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import Box from '@mui/material/Box';
import { CopyButton } from '#ui/copy-button.tsx';
import { Facts } from '#ui/facts.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { INVITE_TEXTS } from './home-texts.ts';
import { useAssociationCode } from './use-association-code.ts';

/** What staff hand on to people who want to work for the agency. */
export function InviteCard() {
  const code = useAssociationCode();
  if (code === undefined) return null;
  const link = inviteLink(window.location.origin, code);
  return (
    <SectionCard title={INVITE_TEXTS.title}>
      <Facts
        isBare
        facts={[
          { label: INVITE_TEXTS.code, value: code },
          { label: INVITE_TEXTS.link, value: link },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CopyButton text={code} label={INVITE_TEXTS.copyCode} />
        <CopyButton text={link} label={INVITE_TEXTS.copyLink} />
      </Box>
    </SectionCard>
  );
}
