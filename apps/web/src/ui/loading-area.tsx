import Box from '@mui/material/Box';
import { LoadingIndicator } from './loading-indicator.tsx';

/** Inside the shell or a card, where no layout is known yet that a skeleton could show. */
export function LoadingArea({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240, p: 3 }}>
      <LoadingIndicator text={text} />
    </Box>
  );
}
