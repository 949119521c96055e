import Link from '@mui/material/Link';
import { Mail, Phone } from 'lucide-react';
import { Row } from './layout.tsx';

interface ContactLinksProps {
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
}

/** A number as a phone dials it. The "(0)" behind a country's code is for those who dial without it. */
export const dialLink = (phone: string): string =>
  `tel:${phone.replace(/(?<=^\s*\+.*)\(0\)/, '').replaceAll(/[^+\d]/g, '')}`;

/** Mail and phone to tap, as far as they are known. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  if (!email && !phone) return null;
  return (
    <Row align="stretch" wraps sx={{ columnGap: 3 }}>
      {email && (
        <Link href={`mailto:${email}`} sx={CONTACT}>
          <Mail size={16} aria-hidden />
          {email}
        </Link>
      )}
      {phone && (
        <Link href={dialLink(phone)} sx={CONTACT}>
          <Phone size={16} aria-hidden />
          {phone}
        </Link>
      )}
    </Row>
  );
}

const CONTACT = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 32 },
  overflowWrap: 'anywhere',
} as const;

/** The first phone number in a text that people wrote, as they wrote it. */
export const phoneIn = (text: string): string | undefined => text.match(/(?:\+|\b00?)\d[\d /()-]{5,}\d/)?.[0];
