import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { ContactLinks } from '#ui/contact-links.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { PREVENTION_TEXTS as TEXTS } from '../own-offers-texts.ts';

/** They can't come and have said so; now it is the agency's turn. */
export function PreventionNotice({ note }: { readonly note: string | null }) {
  const { tenant } = useViewer();
  return (
    <NoticeCard
      icon={<CircleAlert />}
      tone="warning"
      title={TEXTS.reported}
      footer={<ContactLinks email={tenant?.contactEmail} phone={tenant?.contactPhone} />}
    >
      {note && <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>{`„${note}“`}</Box>}
      {TEXTS.reportedHint}
    </NoticeCard>
  );
}
