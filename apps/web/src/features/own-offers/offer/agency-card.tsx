import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** Whom to ask. */
export function AgencyCard() {
  const { tenant } = useViewer();
  if (!tenant?.contactEmail && !tenant?.contactPhone) return null;
  return (
    <SectionCard title={TEXTS.agency} hint={tenant.name}>
      <ContactLinks email={tenant.contactEmail} phone={tenant.contactPhone} />
    </SectionCard>
  );
}
