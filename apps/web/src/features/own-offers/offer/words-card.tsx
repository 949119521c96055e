import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CARD } from '#ui/card.ts';

interface WordsCardProps {
  readonly title: string;
  readonly words: string | null;
}

/** What the agency has to say. */
export function WordsCard({ title, words }: WordsCardProps) {
  if (!words) return null;
  return (
    <Box component="section" sx={CARD}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
    </Box>
  );
}
