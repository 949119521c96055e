import Box from '@mui/material/Box';
import { LoadingIndicator } from './loading-indicator.tsx';

/** Until there is anything to show. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <LoadingIndicator text={text} />
    </Box>
  );
}
