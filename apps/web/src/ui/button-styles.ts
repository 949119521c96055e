import type { Components, Theme } from '@mui/material/styles';
import { NEUTRAL } from './tokens.ts';

/** 36 px high, and large enough for a thumb on phones. */
export const buttonStyles: NonNullable<Components<Theme>['MuiButton']> = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 36,
      padding: '6px 14px',
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    }),
    sizeLarge: ({ theme }) => ({
      [theme.breakpoints.down('sm')]: { minHeight: 52, fontSize: '1rem' },
    }),
    outlined: { color: NEUTRAL[900], borderColor: NEUTRAL[200], '&:hover': { backgroundColor: NEUTRAL[50] } },
    text: { color: NEUTRAL[800], '&:hover': { backgroundColor: NEUTRAL[50] } },
  },
};
