import Box from '@mui/material/Box';
import { Row } from '#ui/layout.tsx';
import { CRAMPED, RAIL } from '#ui/page-frame.ts';
import { NEUTRAL, tint } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
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
          <Row component="span" align="stretch" sx={{ position: 'absolute', top: -5, left: 33 }}>
            <EntryBadge badge={entry.badge} strong />
          </Row>
        )}
      </Box>
      <Box component="span" sx={isActive ? LABEL : { ...LABEL, [CRAMPED]: VISUALLY_HIDDEN }}>
        {entry.short ?? entry.label}
      </Box>
    </EntryLink>
  );
}

const LABEL = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const LINK = {
  flex: 1,
  // There only the page one is on has its name, whole; the others show where their icons are.
  [CRAMPED]: { '&[aria-current]': { flex: 'none', maxWidth: 'none', px: 1 } },
  maxWidth: 168,
  minWidth: 0,
  px: 0.5,
  flexDirection: 'column',
  gap: 0.25,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  [RAIL]: { fontSize: 'min(0.75rem, 16px)' },
} as const;

const PILL = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 28,
  borderRadius: 999,
} as const;
