import { Hourglass, Lock } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { HOME_TEXTS } from './home-texts.ts';

/** Mail and phone of the agency, as far as it has told them. */
function AgencyContact() {
  const { tenant } = useViewer();
  return <ContactLinks email={tenant?.contactEmail} phone={tenant?.contactPhone} />;
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
      <NoticeCard icon={<Hourglass />} tone="info" title={texts.waitingTitle} footer={<AgencyContact />}>
        {texts.waiting}
      </NoticeCard>
    );
  }
  return null;
}
