import type { Components, Theme } from '@mui/material/styles';
import { SAFE } from './page-frame.ts';
import { NEUTRAL, SHADOW } from './tokens.ts';

const CLEAR = `${SAFE.top} ${SAFE.right} ${SAFE.bottom} ${SAFE.left}`;

/** Menus, popovers and dialogs: the only things with a shadow. */
export const floatingStyles: Components<Theme> = {
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${NEUTRAL[150]}`, borderRadius: 10, boxShadow: SHADOW.menu } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 38,
        fontSize: '0.875rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: NEUTRAL[50] },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        [theme.breakpoints.down('sm')]: { minHeight: 44, fontSize: '1rem' },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiBackdrop-root': { backgroundColor: 'rgb(20 23 28 / 45%)' },
        color: theme.palette.text.primary,
      }),
      container: { '&:not(:has(> .MuiDialog-paperFullScreen))': { padding: CLEAR } },
      paper: { borderRadius: 16, boxShadow: SHADOW.dialog, margin: 16 },
      paperFullScreen: { padding: CLEAR },
    },
  },
};
