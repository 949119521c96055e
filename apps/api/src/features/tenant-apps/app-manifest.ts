import { shortName } from '@gastspiel/domain/names/short-names.ts';
import { APP_ICONS, type AppIcon } from '#features/tenant-apps/app-icons.ts';
import type { TenantApp } from '#features/tenant-apps/tenant-app.ts';

/** The web app manifest by which browsers install the app under the tenant's name and look. */
export function appManifest({ key, name, color, iconVersion }: TenantApp) {
  const icon = (file: AppIcon, purpose: 'any' | 'maskable') => {
    const { size } = APP_ICONS[file];
    return { src: `/apps/${key}/${file}?v=${iconVersion}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  const shortcut = (title: string, url: string) => ({ name: title, url, icons: [icon('icon-192.png', 'any')] });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: shortName(name),
    lang: 'de',
    dir: 'ltr',
    display: 'standalone',
    theme_color: color,
    background_color: '#FFFFFF',
    icons: [icon('icon-192.png', 'any'), icon('icon-512.png', 'any'), icon('maskable-512.png', 'maskable')],
    shortcuts: [shortcut('Offene Angebote', '/'), shortcut('Gebuchte Einsätze', '/offers/booked')],
  };
}
