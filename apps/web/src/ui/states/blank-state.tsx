import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconBadge } from '../icon-badge.tsx';
import type { Tone } from '../tokens.ts';

interface BlankStateProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  /** Small print, as a request id. */
  readonly detail?: string | undefined;
  /** What to do next, the main step first. */
  readonly actions?: ReactNode;
}

/** Where a list or a card has nothing to show: says why and what next. */
export function BlankState({ icon, tone = 'neutral', title, children, detail, actions }: BlankStateProps) {
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} sx={BLANK}>
      <IconBadge icon={icon} tone={tone} />
      <Typography component="h2" variant="subtitle1" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: 320, color: 'text.secondary', typography: 'body1', textWrap: 'pretty' }}>
        {children}
        {detail && <Box sx={{ typography: 'caption', mt: 0.25 }}>{detail}</Box>}
      </Box>
      {actions && <Box sx={ACTIONS}>{actions}</Box>}
    </Box>
  );
}

const BLANK = { display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: 7, textAlign: 'center' } as const;
const ACTIONS = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 } as const;
