import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a screen that replaces everything: takes the focus, so that it is read out at once. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h1">
      {children}
    </Typography>
  );
}
