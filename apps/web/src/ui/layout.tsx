import Box, { type BoxProps } from '@mui/material/Box';

interface Gap {
  readonly gap?: number | string | { readonly [Width in 'xs' | 'sm' | 'md' | 'lg']?: number };
}

interface RowProps extends Omit<BoxProps, 'gap'>, Gap {
  /** In height; in the middle when left out. */
  readonly align?: 'center' | 'start' | 'end' | 'flex-start' | 'flex-end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'end' | 'flex-end' | 'center' | 'space-between';
  /** Goes on beneath where there is no room. */
  readonly wraps?: boolean;
}

/** Side by side. */
export const Row = ({ gap, align = 'center', justify, wraps = false, sx, ...box }: RowProps) => (
  <Box
    {...box}
    sx={[
      {
        display: 'flex',
        alignItems: align,
        justifyContent: justify,
        gap,
        flexWrap: wraps ? 'wrap' : undefined,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

/** One under the other. */
export const Stack = ({ gap, sx, ...box }: Omit<BoxProps, 'gap'> & Gap) => (
  <Box {...box} sx={[{ display: 'grid', gap }, ...(Array.isArray(sx) ? sx : [sx])]} />
);
