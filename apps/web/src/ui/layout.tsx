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

interface QuietProps extends LookProps {
  /** The size of what is around it when left out. */
  readonly size?: 'body1' | 'body2' | 'caption';
}

/** Words that step back behind others: what is said besides. */
export const Quiet = ({ size, sx, ...box }: QuietProps) => (
  <Box {...box} sx={{ typography: size, color: 'text.secondary', ...sx }} />
);

/** Cards one below the other. */
export const COLUMN = {
  display: 'grid',
  alignContent: 'start',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** The surface of a card: a hairline, no shadow. */
export const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: '14px', sm: '10px' },
  bgcolor: 'background.paper',
  p: 2,
} as const;

interface CutProps {
  readonly children: string;
  /** The widest that it may become; as wide as there is room when left out. */
  readonly width?: number | string;
}

/** Text on one line, cut where there is no room and whole in the title. On phones, which show no titles, it breaks instead. */
export const Cut = ({ children, width }: CutProps) => (
  <Box component="span" title={children} sx={{ ...CUT, maxWidth: { sm: width ?? '100%' } }}>
    {children}
  </Box>
);

const CUT = {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;

interface ListProps extends LookProps {
  /** A hairline between its entries. */
  readonly isRuled?: boolean;
}

/** Entries without dots in front of them. */
export const List = ({ isRuled, sx, ...box }: ListProps) => (
  <Box
    component="ul"
    {...box}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      ...(isRuled && { '& > li + li': { borderTop: 1, borderColor: 'divider' } }),
      ...sx,
    }}
  />
);
