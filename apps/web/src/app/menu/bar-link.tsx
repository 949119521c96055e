import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MenuEntry } from '#platform/navigation/feature.ts';
import { forgetScreens } from '#platform/session/ui-state.ts';
import { tint } from '#ui/tint.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { EntryBadge } from './entry-badge.tsx';

interface BarLinkProps {
  readonly entry: MenuEntry;
  readonly isActive: boolean;
}

/** An entry of the bottom bar, with a pill behind the icon of the page one is on. */
export function BarLink({ entry, isActive }: BarLinkProps) {
  const Icon = entry.icon;
  return (
    <ButtonBase
      href={entry.to}
      onClick={forgetScreens}
      {...(isActive && { 'aria-current': 'page' as const })}
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
    </ButtonBase>
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
