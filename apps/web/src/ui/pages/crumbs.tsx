import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ChevronRight } from 'lucide-react';
import { Row } from '../layout.tsx';

export interface Crumb {
  readonly label: string;
  /** None for the page that one is on. */
  readonly href?: string;
}

/** The way back up. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Row component="nav" gap={0.75} align="stretch" wraps aria-label="Pfad" sx={NAV}>
      {crumbs.map(({ label, href }, index) => (
        <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
          {index > 0 && <ChevronRight size={14} aria-hidden />}
          {href ? (
            <Link href={href} underline="hover" sx={STEP}>
              {label}
            </Link>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </Box>
      ))}
    </Row>
  );
}

const STEP = { py: 0.5, display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } } as const;
const NAV = {
  typography: 'body2',
  color: 'text.secondary',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
} as const;
