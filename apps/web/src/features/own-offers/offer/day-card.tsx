import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ConciergeBell, type LucideIcon, Phone, Shirt, User, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialLink, phoneIn } from '#ui/contact-links.tsx';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import type { WholeOwnOffer } from '../own-offers-query.ts';
import { OFFER_TEXTS as TEXTS } from '../own-offers-texts.ts';

interface DayFact {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail?: string | null | undefined;
  readonly step?: ReactNode;
}

/** Tells what to wear, what to do, whom to ask, and with whom. */
export function DayCard({ offer }: { readonly offer: WholeOwnOffer }) {
  const { outfit, typeDescription, station, contact } = offer.appointment;
  const phone = contact && phoneIn(contact);
  const rows: DayFact[] = [
    { key: 'type', icon: ConciergeBell, title: station ? TEXTS.station(typeDescription, station) : typeDescription },
  ];
  if (outfit) rows.unshift({ key: 'outfit', icon: Shirt, title: outfit.title, detail: outfit.description });
  if (contact)
    rows.push({
      key: 'contact',
      icon: User,
      title: contact,
      detail: TEXTS.contact,
      step: phone && <Call phone={phone} />,
    });
  if (offer.colleagues.length > 0) {
    rows.push({ key: 'colleagues', icon: Users, title: offer.colleagues.join(', '), detail: TEXTS.colleagues });
  }
  return (
    <Box component="ul" sx={{ ...CARD, m: 0, py: 0, listStyle: 'none' }}>
      {rows.map(({ key, icon: Icon, title, detail, step }) => (
        <Row key={key} component="li" gap={1.5} sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Icon size={20} color={NEUTRAL[500]} aria-hidden />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h2" component="p">
              {title}
            </Typography>
            {detail && <Quiet size="body1">{detail}</Quiet>}
          </Box>
          {step}
        </Row>
      ))}
    </Box>
  );
}

const Call = ({ phone }: { readonly phone: string }) => (
  <IconButton href={dialLink(phone)} aria-label={TEXTS.call} sx={CALL}>
    <Phone size={18} />
  </IconButton>
);

const CALL = { width: 44, height: 44, border: 1, borderColor: 'divider', color: 'primary.main' } as const;
