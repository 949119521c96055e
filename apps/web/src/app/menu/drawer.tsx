import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Row } from '#ui/layout.tsx';
import { HEADER, SAFE } from '#ui/page-frame.ts';
import { NEUTRAL, SHADOW } from '#ui/tokens.ts';
import { MENU_TEXTS } from '../app-texts.ts';
import { TenantButton } from '../header/tenant-switcher.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MenuList } from './menu-list.tsx';

interface DrawerProps {
  readonly onClose: () => void;
  /** The list of tenants would lie beneath the dialog, so that it opens in its place. */
  readonly onSwitch: () => void;
}

/**
 * The menu on smaller screens. The browser's own dialog keeps the focus inside, closes on Escape and makes the rest inert;
 * a library for it would be loaded by everybody at the start.
 */
export function Drawer({ onClose, onSwitch }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOutsideOrOnLink = ({ target }: MouseEvent): void => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={MENU_TEXTS.menu}
      onClose={onClose}
      onClick={closeOutsideOrOnLink}
      sx={DRAWER}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
        <Row sx={{ flex: 'none', height: HEADER.xs, pt: SAFE.top, px: 1, borderBottom: 1, borderColor: 'divider' }}>
          <IconButton aria-label={MENU_TEXTS.closeMenu} onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
          </IconButton>
          <TenantButton
            isInDrawer
            isOpen={false}
            onOpen={() => {
              dialog.current?.close();
              onSwitch();
            }}
          />
        </Row>
        <MenuList />
        <MenuFoot />
      </Box>
    </Box>
  );
}

const DRAWER = {
  m: 0,
  p: `0 0 ${SAFE.bottom} ${SAFE.left}`,
  boxSizing: 'content-box',
  border: 0,
  width: 'min(80vw, 20rem)',
  height: '100dvh',
  maxHeight: 'none',
  bgcolor: NEUTRAL[0],
  color: 'text.primary',
  boxShadow: SHADOW.dialog,
  transition: 'translate 200ms ease-out',
  '&[open]': { translate: '0', '@starting-style': { translate: '-100%' } },
  '&::backdrop': { backgroundColor: 'rgb(20 23 28 / 45%)' },
} as const;
