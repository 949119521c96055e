import { expect, it } from 'vitest';
import { detectPlatform } from './platform.ts';

it.each([
  [{}, 'web-app'],
  [{ Capacitor: {} }, 'web-app'],
  [{ Capacitor: { isNativePlatform: () => false } }, 'web-app'],
  [{ Capacitor: { isNativePlatform: () => true } }, 'mobile-app'],
])('page %# is the %s', (page, platform) => {
  expect(detectPlatform(page)).toBe(platform);
});
