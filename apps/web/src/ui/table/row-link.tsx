import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

interface RowLinkProps {
  readonly href: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A real link that covers its whole row or card: it can be opened in a new tab, copied and reached by keyboard. */
export function RowLink({ href, onClick, children }: RowLinkProps) {
  return (
    <Link href={href} underline="none" sx={LINK} {...(onClick && { onClick })}>
      {children}
    </Link>
  );
}

const LINK = {
  color: 'inherit',
  fontWeight: 500,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
