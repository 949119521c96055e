import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MailWarning, Pencil } from 'lucide-react';
import { NewsWayCard } from '#features/notifications/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Facts } from '#ui/facts.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { AbsencesCard } from '../absences/absences-card.tsx';
import { attributeFacts } from '../person-facts.tsx';
import { PERSON_LABELS, PERSON_TEXTS } from '../person-texts.ts';
import { OwnDataCard } from '../privacy/own-data-card.tsx';
import { ResendButton } from '../resend-button.tsx';
import { resendOwnConfirmation } from '../resend-confirmation.ts';
import { fullName } from '../target-user-query.ts';
import { OWN_TITLES } from '../target-user-titles.ts';
import type { OwnProfile } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';
import { OwnSecretsCard } from './own-secrets-card.tsx';

export function OwnProfileDetails({ profile }: { readonly profile: OwnProfile }) {
  const { personalInformation: personal, sectorAttributes: attributes } = profile;
  const name = fullName(personal);
  const facts = attributeFacts(attributes);
  return (
    <DetailPage
      crumbs={[{ label: OWN_TEXTS.home, href: '/' }, { label: OWN_TITLES.view }]}
      title={[name, attributes.academicTitle].filter(Boolean).join(', ')}
      picture={<Avatar name={name} size={64} />}
      actions={
        <Button variant="contained" href={linkTo('/profile/edit')} startIcon={<Pencil size={16} />}>
          {OWN_TEXTS.edit}
        </Button>
      }
      side={
        <>
          <AbsencesCard mayWrite />
          <NewsWayCard />
          <OwnDataCard />
        </>
      }
    >
      {personal.isEmailRefused && !personal.pendingContactEmail && (
        <NoticeCard icon={<MailWarning />} tone="warning" title={OWN_TEXTS.refusedTitle}>
          {OWN_TEXTS.refused(personal.contactEmail)}
        </NoticeCard>
      )}
      {personal.pendingContactEmail && (
        <NoticeCard
          icon={<MailWarning />}
          tone="warning"
          title={OWN_TEXTS.pendingTitle}
          footer={
            <Box sx={{ mt: 1 }}>
              <ResendButton email={personal.pendingContactEmail} command={resendOwnConfirmation} variables={{}} />
            </Box>
          }
        >
          {OWN_TEXTS.pending(personal.pendingContactEmail, personal.contactEmail)}
        </NoticeCard>
      )}
      <SectionCard title={OWN_TEXTS.contact}>
        <Facts
          isBare
          facts={[
            { label: PERSON_LABELS.email, value: personal.contactEmail },
            { label: PERSON_LABELS.phone, value: attributes.phoneNumber ?? PERSON_TEXTS.unknown },
            facts.address,
          ]}
        />
      </SectionCard>
      <SectionCard title={OWN_TEXTS.personal}>
        <Facts
          isBare
          facts={[
            facts.birthday,
            facts.gender,
            facts.maritalStatus,
            facts.nationality,
            facts.licenceAndCar,
            facts.clothingSize,
          ]}
        />
      </SectionCard>
      <OwnSecretsCard masks={profile.secretMasks} />
    </DetailPage>
  );
}
