import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { APP_TEXTS } from '../app-texts.ts';

/** A worker's name, which leads to their own profile once they are released; only the initials where there is little room. */
export function ProfileLink() {
  const viewer = useViewer();
  const { user } = viewer;
  if (user?.userRole !== 'TARGET_USER') return null;
  const name = `${user.firstName} ${user.lastName}`;
  const shown = (
    <Box component="span" sx={NAME}>
      {name}
    </Box>
  );
  if (!may(viewer, 'own-profile.read')) return shown;
  return (
    <Link href={linkTo('/profile')} underline="hover" sx={LINK}>
      <Avatar name={name} />
      <Box component="span" sx={{ display: { xs: 'contents', sm: 'none' } }}>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {name}
        </Box>
      </Box>
      {shown}
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {APP_TEXTS.profile}
      </Box>
    </Link>
  );
}

const NAME = {
  display: { xs: 'none', sm: 'block' },
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'body2',
} as const;

const LINK = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 44,
  minHeight: 44,
  flex: 'none',
  color: 'text.secondary',
} as const;
