import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconBadge } from './icon-badge.tsx';
import { CARD, Quiet, Stack } from './layout.tsx';
import type { Tone } from './tokens.ts';

interface NoticeCardProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A card that tells something important and stays. */
export function NoticeCard({ icon, tone = 'neutral', title, children, footer }: NoticeCardProps) {
  return (
    <Box component="section" sx={{ ...CARD, display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
      <IconBadge icon={icon} tone={tone} />
      <Stack gap={0.5} sx={{ minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Quiet size="body1">{children}</Quiet>
        {footer}
      </Stack>
    </Box>
  );
}
