import type { ThemeOptions } from '@mui/material/styles';

const PHONE = '@media (max-width: 599.95px)';
const px = (size: number): string => `${size / 16}rem`;
const type = (size: number, line: number, weight: number) => ({
  fontSize: px(size),
  lineHeight: line / size,
  fontWeight: weight,
});

/** Sizes are in rem, so that the reader's own font size counts. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  /** Title of an entity or of a full screen message. */
  h1: { ...type(22, 28, 650), letterSpacing: '-0.018em' },
  /** Title of a card. */
  h2: { ...type(15, 20, 600), [PHONE]: type(17, 22, 650) },
  /** Title of the page in the header. */
  subtitle1: type(18, 24, 600),
  body1: { ...type(14, 20, 400), [PHONE]: type(16, 22, 400) },
  body2: type(13, 18, 400),
  caption: type(12, 16, 400),
  button: { ...type(14, 20, 600), textTransform: 'none' },
};
