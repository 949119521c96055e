import Box from '@mui/material/Box';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { EntryBadge } from './entry-badge.tsx';
import { EntryLink, type EntryProps } from './entry-link.tsx';

/** An entry of sidebar and drawer. */
export function MenuLink({ entry, isActive }: EntryProps) {
  const Icon = entry.icon;
  return (
    <EntryLink to={entry.to} isActive={isActive} sx={isActive ? ACTIVE : ITEM}>
      <Icon size={18} aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        {entry.label}
      </Box>
      {entry.badge && <EntryBadge badge={entry.badge} />}
    </EntryLink>
  );
}

const ITEM = {
  display: 'flex',
  width: '100%',
  minHeight: { xs: 44, lg: 38 },
  px: 1.5,
  gap: 1.5,
  borderRadius: '10px',
  textAlign: 'left',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: NEUTRAL[800],
  '& > svg': { color: NEUTRAL[600], flex: 'none' },
  '&:hover': { bgcolor: NEUTRAL[100] },
} as const;

const ACTIVE = {
  ...ITEM,
  bgcolor: tint(12),
  color: 'primary.dark',
  fontWeight: 600,
  '& > svg': { color: 'primary.main', flex: 'none' },
  '&:hover': { bgcolor: tint(12) },
} as const;
