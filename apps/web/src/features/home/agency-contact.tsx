import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Mail, Phone } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';

/** Mail and phone of the agency, as far as it has told them. */
export function AgencyContact() {
  const { tenant } = useViewer();
  const { contactEmail, contactPhone } = tenant ?? {};
  if (!contactEmail && !contactPhone) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {contactEmail && (
        <Link href={`mailto:${contactEmail}`} sx={CONTACT}>
          <Mail size={16} aria-hidden />
          {contactEmail}
        </Link>
      )}
      {contactPhone && (
        <Link href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`} sx={CONTACT}>
          <Phone size={16} aria-hidden />
          {contactPhone}
        </Link>
      )}
    </Box>
  );
}

const CONTACT = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 32 },
  overflowWrap: 'anywhere',
} as const;
