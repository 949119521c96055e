import Box from '@mui/material/Box';
import { tint } from '#ui/tint.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { EntryBadge } from './entry-badge.tsx';
import { EntryLink, type EntryProps } from './entry-link.tsx';

/** An entry of the bottom bar, with a pill behind the icon of the page one is on. */
export function BarLink({ entry, isActive }: EntryProps) {
  const Icon = entry.icon;
  return (
    <EntryLink
      to={entry.to}
      isActive={isActive}
      sx={{ ...LINK, color: isActive ? 'primary.main' : NEUTRAL[600], fontWeight: isActive ? 600 : 500 }}
    >
      <Box component="span" sx={{ ...PILL, ...(isActive && { bgcolor: tint(12) }) }}>
        <Icon size={20} aria-hidden />
        {entry.badge && (
          <Box component="span" sx={{ position: 'absolute', top: -5, left: 33, display: 'flex' }}>
            <EntryBadge badge={entry.badge} strong />
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {entry.short ?? entry.label}
      </Box>
    </EntryLink>
  );
}

const LINK = {
  flex: 1,
  maxWidth: 168,
  minWidth: 0,
  px: 0.5,
  flexDirection: 'column',
  gap: 0.25,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
} as const;

const PILL = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 28,
  borderRadius: 999,
} as const;
