import type { Mail } from '#platform/mail/define-mail.ts';

/** Every feature's mails. */
export const MAILS: readonly Mail[] = [];
