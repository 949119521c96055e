import type { Platform } from '@gastspiel/domain/devices/device-ticket.ts';

interface CapacitorWindow {
  readonly Capacitor?: { readonly isNativePlatform?: () => boolean };
}

/** The mobile wrapper puts an object named Capacitor into the page; a browser has none. */
export function detectPlatform(page: CapacitorWindow): Platform {
  return page.Capacitor?.isNativePlatform?.() ? 'mobile-app' : 'web-app';
}

export const currentPlatform = (): Platform => detectPlatform(window as CapacitorWindow);
