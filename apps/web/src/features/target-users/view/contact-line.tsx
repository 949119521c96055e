import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Row } from '#ui/layout.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { VIEW_TEXTS } from './view-texts.ts';

/** How to reach the worker. */
export function ContactLine({ worker }: { readonly worker: TargetUser }) {
  const { contactEmail } = worker.personalInformation;
  const { phoneNumber, address } = worker.sectorAttributes;
  const place = [address.postalCode, address.location].filter(Boolean).join(' ');
  return (
    <Row align="stretch" wraps sx={{ columnGap: 2 }}>
      {phoneNumber && (
        <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`} aria-label={VIEW_TEXTS.call(phoneNumber)} sx={LINK}>
          <Phone size={14} aria-hidden />
          {phoneNumber}
        </Link>
      )}
      {contactEmail && (
        <Link href={`mailto:${contactEmail}`} aria-label={VIEW_TEXTS.write(contactEmail)} sx={LINK}>
          <Mail size={14} aria-hidden />
          {contactEmail}
        </Link>
      )}
      {place && (
        <Box component="span" sx={LINK}>
          <MapPin size={14} aria-hidden />
          {place}
        </Box>
      )}
    </Row>
  );
}

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: { xs: 44, sm: 24 },
  color: 'text.secondary',
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
} as const;
