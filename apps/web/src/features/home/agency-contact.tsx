import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';

/** Mail and phone of the agency, as far as it has told them. */
export function AgencyContact() {
  const { tenant } = useViewer();
  return <ContactLinks email={tenant?.contactEmail} phone={tenant?.contactPhone} />;
}
