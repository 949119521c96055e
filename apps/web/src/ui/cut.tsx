import Box from '@mui/material/Box';

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
