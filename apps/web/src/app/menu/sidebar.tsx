import Box from '@mui/material/Box';
import { Row } from '#ui/layout.tsx';
import { HEADER, SAFE } from '#ui/page-frame.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { MENU_TEXTS } from '../app-texts.ts';
import { HomeLink } from '../header/home-link.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MenuList } from './menu-list.tsx';

/** Always there where the screen is large. */
export function Sidebar() {
  return (
    <Box component="aside" aria-label={MENU_TEXTS.sidebar} sx={SIDEBAR}>
      <Row
        sx={{
          flex: 'none',
          height: HEADER.sm,
          pt: `calc(3px + ${SAFE.top})`,
          px: 3,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <HomeLink />
      </Row>
      <MenuList />
      <MenuFoot />
    </Box>
  );
}

const SIDEBAR = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  position: 'sticky',
  top: 0,
  flex: 'none',
  width: `calc(20rem + ${SAFE.left})`,
  pl: SAFE.left,
  height: '100dvh',
  overflowY: 'auto',
  bgcolor: NEUTRAL[25],
  borderRight: 1,
  borderColor: 'divider',
} as const;
