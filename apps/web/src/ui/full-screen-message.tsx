import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FocusedHeading } from './focused-heading.tsx';
import { IconBadge } from './icon-badge.tsx';
import { Quiet } from './layout.tsx';
import { SAFE } from './page-frame.ts';
import type { Tone } from './tokens.ts';

interface FullScreenMessageProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  readonly round?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Small print beneath the sentence, as a request id. */
  readonly detail?: string | undefined;
  /** Buttons, the main one first; at the bottom in thumb reach on phones. */
  readonly actions: ReactNode;
  /** Who speaks: the tenant's logo and name. */
  readonly brand?: ReactNode;
  readonly footer?: ReactNode;
}

/** A screen with one thing to say and what can be done about it. */
export function FullScreenMessage({ brand, footer, actions, detail, ...message }: FullScreenMessageProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        px: `max(24px, ${SAFE.left})`,
        pt: { xs: 7, sm: 4 },
        pb: `max(24px, ${SAFE.bottom})`,
        textAlign: 'center',
      }}
    >
      {brand}
      <Box sx={SAYING}>
        <IconBadge icon={message.icon} tone={message.tone ?? 'neutral'} round={message.round ?? false} />
        <FocusedHeading>{message.title}</FocusedHeading>
        <Quiet size="body1" sx={{ textWrap: 'pretty' }}>
          {message.children}
        </Quiet>
        {detail && <Quiet size="body2">{detail}</Quiet>}
      </Box>
      <Box sx={ACTIONS}>{actions}</Box>
      {footer && <Box sx={{ mt: { xs: 0, sm: 4 } }}>{footer}</Box>}
    </Box>
  );
}

const SAYING = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  maxWidth: 420,
  // On a phone the saying fills the middle and pushes the buttons down to the thumb.
  flex: { xs: 1, sm: 'none' },
} as const;

const ACTIONS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
} as const;
