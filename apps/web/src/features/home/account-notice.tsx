import { Hourglass, Lock } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { NoticeCard } from '#ui/notice-card.tsx';
import { AgencyContact } from './agency-contact.tsx';
import { HOME_TEXTS } from './home-texts.ts';

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
