import type { TenantApp } from '#features/tenant-apps/tenant-app.ts';
import { drawLetterIcon, drawPictureIcon } from '#platform/images/draw-icon.ts';
import { drawOnce } from '#platform/images/draw-once.ts';

interface IconKind {
  readonly size: number;
  /** The part that a phone takes off: iOS the corners, Android whatever is outside of a circle. */
  readonly cut: 'none' | 'corners' | 'circle';
}

export const APP_ICONS = {
  'icon-192.png': { size: 192, cut: 'none' },
  'icon-512.png': { size: 512, cut: 'none' },
  'maskable-512.png': { size: 512, cut: 'circle' },
  'apple-touch-icon.png': { size: 180, cut: 'corners' },
} as const satisfies Record<string, IconKind>;
export type AppIcon = keyof typeof APP_ICONS;

/** At most some megabytes; whoever has more tenants than that draws an icon anew now and then. */
const KEPT = 100;

export function createIconDrawer(): (app: TenantApp, icon: AppIcon) => Promise<Buffer> {
  const once = drawOnce<Buffer>({ kept: KEPT });
  return (app, icon) => once(`${app.iconVersion}/${icon}`, () => draw(app, APP_ICONS[icon]));
}

const draw = ({ logo, letters, color }: TenantApp, { size, cut }: IconKind): Promise<Buffer> =>
  logo ? drawPictureIcon(logo, size, cut) : drawLetterIcon(letters, color, size);
