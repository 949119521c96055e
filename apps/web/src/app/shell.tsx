import Box from '@mui/material/Box';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PRODUCT } from './app-texts.ts';
import { TopBar } from './top-bar.tsx';
import { VersionLine } from './version-line.tsx';

/** The frame around every page. */
export function Shell() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = title ? `${PRODUCT} – ${title}` : PRODUCT;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <TopBar title={title} />
      <Box component="main" sx={{ flex: 1, p: { xs: 2, sm: 4 } }}>
        <Outlet />
      </Box>
      <Box component="footer" sx={{ px: { xs: 2, sm: 4 }, py: 2, textAlign: { xs: 'center', sm: 'left' } }}>
        <VersionLine />
      </Box>
    </Box>
  );
}
