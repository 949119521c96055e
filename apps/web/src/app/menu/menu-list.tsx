import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Stack } from '#ui/layout.tsx';
import { GROUP_LABELS, MENU_TEXTS } from '../app-texts.ts';
import { useCurrentRoute } from '../current-route.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenu } from './use-menu.ts';

/** The whole menu in its groups, for sidebar and drawer. */
export function MenuList() {
  const { sections } = useMenu();
  const route = useCurrentRoute();
  const active = route?.within ?? route?.path;
  return (
    <Box component="nav" aria-label={MENU_TEXTS.mainMenu} sx={{ flex: 1, px: 2, py: 2 }}>
      {sections.map(({ group, entries }) => (
        <Box key={group} sx={{ '& + &': { mt: 2.5 } }}>
          {GROUP_LABELS[group] && (
            <Typography
              component="h2"
              variant="caption"
              sx={{ px: 1.5, pb: 1, fontWeight: 600, color: 'text.secondary' }}
            >
              {GROUP_LABELS[group]}
            </Typography>
          )}
          <Stack component="ul" gap={0.25} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink entry={entry} isActive={entry.to === active} />
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
