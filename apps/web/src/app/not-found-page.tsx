import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { IconBadge } from '#ui/icon-badge.tsx';
import { APP_TEXTS } from './app-texts.ts';

export function NotFoundPage() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, textAlign: 'center' }}>
      <IconBadge icon={<MapPinOff />} />
      <FocusedHeading>{APP_TEXTS.notFoundTitle}</FocusedHeading>
      <Typography sx={{ color: 'text.secondary' }}>{APP_TEXTS.notFound}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ mt: 1 }}>
        {APP_TEXTS.toHome}
      </Button>
    </Box>
  );
}
