import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { ElementType } from 'react';
import { buttonStyles, iconButtonStyles } from './button-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { floatingStyles } from './floating-styles.ts';
import { ABOVE_FOOT, BENEATH_FILTERS, CRAMPED, LOW, PHONE, WIDTHS } from './page-frame.ts';
import { NEUTRAL, TONES } from './tokens.ts';

const px = (size: number): string => `${size / 16}rem`;
const type = (size: number, line: number, weight: number) => ({
  fontSize: px(size),
  lineHeight: line / size,
  fontWeight: weight,
});

/** A field that gets the focus comes out from beneath what sticks to the edges, with its label. */
const CLEAR_OF_EDGES = {
  scrollPaddingTop: `calc(${BENEATH_FILTERS.sm} + 2rem)`,
  scrollPaddingBottom: `calc(${ABOVE_FOOT} + 1rem)`,
  [LOW]: { scrollPaddingBlock: 0 },
} as const;

/** Sizes are in rem, so that the reader's own font size counts. */
const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  /** Title of an entity or of a full screen message. */
  h1: { ...type(22, 28, 650), letterSpacing: '-0.018em' },
  /** Title of a card. */
  h2: { ...type(15, 20, 600), [PHONE]: type(17, 22, 650) },
  /** Title of the page in the header. */
  subtitle1: type(18, 24, 600),
  // No weight for phones: it would win over the one that a part of the screen asks for.
  body1: { ...type(14, 20, 400), [PHONE]: { fontSize: px(16), lineHeight: 22 / 16 } },
  body2: type(13, 18, 400),
  caption: type(12, 16, 400),
  button: { ...type(14, 20, 600), textTransform: 'none' },
};

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
    breakpoints: WIDTHS,
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
          html: CLEAR_OF_EDGES,
          // No word is cut off, however large its letters are.
          [CRAMPED]: { body: { overflowWrap: 'break-word' }, 'h1, h2, dt': { hyphens: 'auto' } },
          'h1:focus, main:focus': { outline: 'none' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
          },
        },
      },
    },
  });
}
