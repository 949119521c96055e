import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { createAppTheme, type TenantPalettes } from './theme.ts';

interface AppThemeProps {
  readonly palettes?: TenantPalettes | undefined;
  readonly children: ReactNode;
}

/** Colours everything below in the tenant's palettes. */
export function AppTheme({ palettes, children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(palettes), [palettes]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
