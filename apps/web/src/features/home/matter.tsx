import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type LucideIcon, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialLink } from '#ui/contact-links.tsx';
import { Quiet } from '#ui/layout.tsx';
import { RowLink } from '#ui/table/row-link.tsx';
import { NEUTRAL, TONES } from '#ui/tokens.ts';
import { MATTER_TEXTS as TEXTS } from './home-texts.ts';
import { ABOVE, ROW } from './rows.ts';

interface MatterProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly href: string;
  readonly detail: readonly string[];
  readonly call?: CallProps;
  readonly steps: ReactNode;
}

/** One thing to decide. */
export const Matter = ({ icon: Icon, title, href, detail, call, steps }: MatterProps) => (
  <Box component="li" sx={{ ...ROW, flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
    <Box sx={{ color: TONES.danger.text, lineHeight: 0, flex: 'none' }}>
      <Icon size={18} aria-hidden />
    </Box>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <RowLink href={href}>{title}</RowLink>
      <Quiet size="body2">{detail.join(' · ')}</Quiet>
    </Box>
    <Box sx={steps ? { ...STEPS, ...BENEATH } : STEPS}>
      {call && <CallButton {...call} />}
      {steps}
    </Box>
  </Box>
);

const STEPS = {
  ...ABOVE,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
} as const;
/** Phones have room for words beside a phone, not beside buttons. */
const BENEATH = { flex: { xs: '1 0 100%', md: 'none' }, pl: { xs: 3.75, md: 0 } } as const;

interface CallProps {
  readonly name: string;
  readonly phone: string | null;
}

/** The phone at hand, where one is known. */
export function CallButton({ name, phone }: CallProps) {
  if (!phone) return null;
  return (
    <IconButton
      size="small"
      href={dialLink(phone)}
      aria-label={TEXTS.call(name)}
      title={phone}
      sx={{ ...ABOVE, color: NEUTRAL[600], p: { xs: 1.25, sm: 0.75 }, my: -0.5 }}
    >
      <Phone size={15} aria-hidden />
    </IconButton>
  );
}
