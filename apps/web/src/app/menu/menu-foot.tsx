import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shownRole, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { VersionLine } from '../version-line.tsx';

/** Who is signed in, as what, and both versions. */
export function MenuFoot() {
  const { user } = useViewer();
  const name = user && `${user.firstName} ${user.lastName}`;
  return (
    <Stack gap={1.5} sx={{ mx: 2, px: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
      {name && (
        <Row gap={1.5} sx={{ minWidth: 0 }}>
          <Avatar name={name} />
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {shownRole(user)}
            </Typography>
          </Box>
        </Row>
      )}
      <VersionLine stacked />
    </Stack>
  );
}
