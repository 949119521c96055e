import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FocusedHeading } from './focused-heading.tsx';
import { IconBadge } from './icon-badge.tsx';
import { Quiet, Stack } from './layout.tsx';

interface PageMessageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Says inside the shell why there is no page here, and where to go. */
export function PageMessage({ icon, title, children, actions }: PageMessageProps) {
  return (
    <Stack gap={1.5} sx={{ justifyItems: 'center', py: 8, textAlign: 'center' }}>
      <IconBadge icon={icon} />
      <FocusedHeading>{title}</FocusedHeading>
      <Quiet size="body1" sx={{ maxWidth: 420, textWrap: 'pretty' }}>
        {children}
      </Quiet>
      <Box sx={{ mt: 1 }}>{actions}</Box>
    </Stack>
  );
}
