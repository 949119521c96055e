import { ThemeProvider } from '@mui/material/styles';
import { type ElementType, type ReactNode, useMemo } from 'react';
import { createAppTheme, type TenantPalettes } from './theme.ts';

interface AppThemeProps {
  readonly palettes?: TenantPalettes | undefined;
  /** The component of links, once there is a router. */
  readonly link?: ElementType;
  readonly children: ReactNode;
}

/** Colours everything below in the tenant's palettes. */
export function AppTheme({ palettes, link = 'a', children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(palettes, link), [palettes, link]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
