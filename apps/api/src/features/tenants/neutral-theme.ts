import type { TenantTheme } from '#features/tenants/tenants.sql.ts';

/** How a tenant looks until it has chosen its own colours and logos. */
export const NEUTRAL_THEME: TenantTheme = {
  logoSquareBase64: null,
  logoWideBase64: null,
  primaryColorPalette: { main: '#34495E', light: '#5D738A', dark: '#22313F' },
  secondaryColorPalette: { main: '#8A6D3B', light: '#B0945F', dark: '#5F4A25' },
};
