import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { buttonStyles, iconButtonStyles } from './button-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { floatingStyles } from './floating-styles.ts';
import { NEUTRAL, TONES } from './tokens.ts';
import { typography } from './typography.ts';

interface ColorPalette {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
}
export interface TenantPalettes {
  readonly primary: ColorPalette;
  readonly secondary: ColorPalette;
}

/** Before the tenant is known nothing has its colours. */
const NO_TENANT: TenantPalettes = {
  primary: { main: NEUTRAL[800], light: NEUTRAL[600], dark: NEUTRAL[900] },
  secondary: { main: NEUTRAL[600], light: NEUTRAL[500], dark: NEUTRAL[700] },
};

export function createAppTheme({ primary, secondary }: TenantPalettes = NO_TENANT, link: ElementType = 'a'): Theme {
  const focusRing = { outline: `2px solid ${primary.main}`, outlineOffset: 2 };
  return createTheme({
    palette: {
      contrastThreshold: 4.5,
      primary,
      secondary,
      error: { main: TONES.danger.text },
      text: { primary: NEUTRAL[900], secondary: NEUTRAL[600] },
      divider: NEUTRAL[150],
      background: { default: NEUTRAL[0], paper: NEUTRAL[0] },
    },
    shape: { borderRadius: 10 },
    typography,
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true, LinkComponent: link },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiButton: buttonStyles,
      MuiIconButton: iconButtonStyles,
      ...floatingStyles,
      ...fieldStyles,
      MuiLink: {
        defaultProps: { component: link } as object,
        styleOverrides: { root: { textUnderlineOffset: 3, borderRadius: 4, '&:focus-visible': focusRing } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          'h1:focus, main:focus': { outline: 'none' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
          },
        },
      },
    },
  });
}
