/** Surfaces, borders and text; never tinted by the tenant. */
export const NEUTRAL = {
  0: '#FFFFFF',
  25: '#FAFAFB',
  50: '#F5F6F8',
  100: '#EDEFF2',
  150: '#E4E7EB',
  200: '#D7DBE1',
  300: '#B9BFC8',
  400: '#868E9B',
  500: '#626A77',
  600: '#4A515C',
  700: '#343A43',
  800: '#22262D',
  900: '#14171C',
} as const;

/** Colours of a state: text on its ground, at least 6:1. */
export const TONES = {
  neutral: { text: NEUTRAL[600], ground: NEUTRAL[100] },
  info: { text: '#1B4F9C', ground: '#E3EDFB' },
  success: { text: '#1A6437', ground: '#DFF3E5' },
  rust: { text: '#86351F', ground: '#F8E6DF' },
  orange: { text: '#8A4700', ground: '#FDEBD2' },
  danger: { text: '#A8181F', ground: '#FCE4E4' },
  violet: { text: '#5B2C9A', ground: '#EEE6FB' },
  warning: { text: '#755000', ground: '#FCF1CF' },
} as const;
export type Tone = keyof typeof TONES;

/** Only floating things cast a shadow. */
export const SHADOW = {
  menu: '0 8px 24px rgb(20 23 28 / 18%)',
  dialog: '0 24px 64px rgb(20 23 28 / 28%)',
} as const;

/** The tenant's main colour mixed with white: 6 % a selected row, 12 % an active item, 26 % the border of a filter. */
export const tint = (percent: 6 | 12 | 26) => (theme: { palette: { primary: { main: string } } }) =>
  `color-mix(in srgb, ${theme.palette.primary.main} ${percent}%, white)`;

/** The ground of a day on which one rather does not plan: a public holiday. */
export const HATCHED = {
  backgroundImage: `repeating-linear-gradient(135deg, ${NEUTRAL[50]} 0 8px, transparent 8px 16px)`,
} as const;
