/** Addresses that need no login begin so: links in mails. The start knows them before it has any feature's code. */
const PUBLIC_PREFIXES = ['/confirm_email/', '/answer_offer/'] as const;
export type PublicPrefix = (typeof PUBLIC_PREFIXES)[number];

export const isPublic = (path: string): boolean => PUBLIC_PREFIXES.some((prefix) => path.startsWith(prefix));
