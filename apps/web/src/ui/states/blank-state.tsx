import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconBadge } from '../icon-badge.tsx';
import { Quiet, Row } from '../layout.tsx';
import type { Tone } from '../tokens.ts';

export interface BlankStateProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  /** Small print, as a request id. */
  readonly detail?: string | undefined;
  /** In a card among others, where a large one would push them away. */
  readonly isSmall?: boolean;
  /** The next steps, the main one first. */
  readonly actions?: ReactNode;
}

/** Where a list or a card has nothing to show: says why and what next. */
export function BlankState({
  icon,
  tone = 'neutral',
  title,
  children,
  detail,
  isSmall = false,
  actions,
}: BlankStateProps) {
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} sx={{ ...BLANK, py: isSmall ? 2.5 : 7 }}>
      {!isSmall && <IconBadge icon={icon} tone={tone} />}
      <Typography component="h2" variant={isSmall ? 'h2' : 'subtitle1'} sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      <Quiet size="body1" sx={{ maxWidth: 320, textWrap: 'pretty' }}>
        {children}
        {detail && <Box sx={{ typography: 'caption', mt: 0.25 }}>{detail}</Box>}
      </Quiet>
      {actions && (
        <Row gap={1} align="stretch" justify="center" wraps sx={{ mt: 1 }}>
          {actions}
        </Row>
      )}
    </Box>
  );
}

const BLANK = { display: 'grid', justifyItems: 'center', gap: 1, px: 2, textAlign: 'center' } as const;
