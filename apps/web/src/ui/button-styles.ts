import type { Components, Theme } from '@mui/material/styles';
import { NEUTRAL, tint } from './tokens.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The main step of a card or a lane, where a filled button would be one too many. */
    soft: true;
  }
}

/** 36 px high, and large enough for a thumb on phones. */
export const buttonStyles: NonNullable<Components<Theme>['MuiButton']> = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 36,
      padding: '6px 14px',
      variants: [
        {
          props: { variant: 'soft' },
          style: {
            backgroundColor: tint(12)(theme),
            color: theme.palette.primary.dark,
            '&:hover': { backgroundColor: tint(26)(theme) },
          },
        },
      ],
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    }),
    sizeSmall: ({ theme }) => ({
      minHeight: 30,
      padding: '3px 10px',
      borderRadius: 8,
      fontSize: '0.8125rem',
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    }),
    sizeLarge: ({ theme }) => ({
      [theme.breakpoints.down('sm')]: { minHeight: 52, fontSize: '1rem' },
    }),
    outlined: {
      color: NEUTRAL[900],
      backgroundColor: NEUTRAL[0],
      borderColor: NEUTRAL[200],
      '&:hover': { backgroundColor: NEUTRAL[50] },
    },
    text: { color: NEUTRAL[800], '&:hover': { backgroundColor: NEUTRAL[50] } },
  },
};

/** Square, and large enough for a thumb on phones. */
export const iconButtonStyles: NonNullable<Components<Theme>['MuiIconButton']> = {
  styleOverrides: {
    root: ({ theme }) => ({
      width: 36,
      height: 36,
      borderRadius: 10,
      color: NEUTRAL[700],
      '&:hover': { backgroundColor: NEUTRAL[100] },
      [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
    }),
    sizeSmall: ({ theme }) => ({
      width: 30,
      height: 30,
      borderRadius: 8,
      [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
    }),
  },
};
