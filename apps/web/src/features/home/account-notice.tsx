import { namesOfFacts } from '@gastspiel/domain/target-users/release.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Hourglass, Lock } from 'lucide-react';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { HOME_TEXTS, MISSING_TEXTS } from './home-texts.ts';

/** Mail and phone of the agency, as far as it has told them. */
function AgencyContact() {
  const { tenant } = useViewer();
  return <ContactLinks email={tenant?.contactEmail} phone={tenant?.contactPhone} />;
}

const MissingAtStart = graphql(`
  query MissingAtStart {
    ownMissingFacts
  }
`);

/** Somebody who waits in vain is told so, and led to where they can mend it. */
function MissingNotice() {
  const { data } = useQuery(ask(MissingAtStart, {}, ['own-application'], ({ ownMissingFacts: facts }) => facts));
  if (!data || data.length === 0) return null;
  return (
    <NoticeCard
      icon={<ClipboardList />}
      tone="warning"
      title={MISSING_TEXTS.title}
      footer={
        <div>
          <Button variant="contained" href={linkTo('/onboarding')} sx={{ mt: 1 }}>
            {MISSING_TEXTS.add}
          </Button>
        </div>
      }
    >
      {MISSING_TEXTS.text(namesOfFacts(data))}
    </NoticeCard>
  );
}

/** Why a person cannot work yet or any more; nothing for an active one. */
export function AccountNotice() {
  const { user, address } = useViewer();
  const texts = HOME_TEXTS[address];
  if (user?.userState === 'BLOCKED') {
    return (
      <NoticeCard icon={<Lock />} tone="danger" title={texts.blockedTitle} footer={<AgencyContact />}>
        {texts.blocked}
      </NoticeCard>
    );
  }
  if (user?.userState === 'ONBOARDING') {
    return (
      <>
        {user.userRole === 'TARGET_USER' && <MissingNotice />}
        <NoticeCard icon={<Hourglass />} tone="info" title={texts.waitingTitle} footer={<AgencyContact />}>
          {texts.waiting}
        </NoticeCard>
      </>
    );
  }
  return null;
}
