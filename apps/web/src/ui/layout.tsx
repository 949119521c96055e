import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** A box with a look of its own; `sx` is for what is special about its place. */
export interface LookProps extends Omit<BoxProps, 'sx' | 'gap'> {
  readonly sx?: SystemStyleObject<Theme> | undefined;
}

interface Gap {
  readonly gap?: number | string | { readonly [Width in 'xs' | 'sm' | 'md' | 'lg']?: number };
}

interface RowProps extends LookProps, Gap {
  /** In height; in the middle when left out. */
  readonly align?: 'center' | 'start' | 'end' | 'flex-start' | 'flex-end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'end' | 'flex-end' | 'center' | 'space-between';
  /** Goes on beneath where there is no room. */
  readonly wraps?: boolean;
}

/** Side by side. */
export const Row = ({ gap, align = 'center', justify, wraps, sx, ...box }: RowProps) => (
  <Box
    {...box}
    sx={{
      display: 'flex',
      alignItems: align,
      justifyContent: justify,
      gap,
      flexWrap: wraps ? 'wrap' : undefined,
      ...sx,
    }}
  />
);

/** One under the other. */
export const Stack = ({ gap, sx, ...box }: LookProps & Gap) => <Box {...box} sx={{ display: 'grid', gap, ...sx }} />;
