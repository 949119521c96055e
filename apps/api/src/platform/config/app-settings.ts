import { z } from 'zod';

const listOf = (one: RegExp, expected: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => one.test(part)), `${expected} with commas between them`);

/** Where the pages of the app on phones come from; as browsers write it, so that it can be compared as text. */
export const origins = listOf(/^(https?|capacitor):\/\/[a-z0-9.-]+(:\d+)?$/, 'origins such as https://localhost');

/** By what the app on Android is signed. */
export const certificates = listOf(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'SHA-256 fingerprints such as 14:6D:E9:…');
