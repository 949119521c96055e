import Link from '@mui/material/Link';
import { APP_TEXTS } from './app-texts.ts';

export const CONTENT_ID = 'content';

/** Spares who works by keyboard the way through the menu; seen only when it has the focus. */
export function SkipLink() {
  return (
    <Link component="a" href={`#${CONTENT_ID}`} sx={LINK}>
      {APP_TEXTS.toContent}
    </Link>
  );
}

const LINK = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
} as const;
