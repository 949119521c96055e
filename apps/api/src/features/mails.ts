import { confirmEmailMail, releasedMail } from '#features/target-users/target-user-mails.ts';
import type { Mail } from '#platform/mail/define-mail.ts';

/** Every feature's mails. */
export const MAILS: readonly Mail[] = [releasedMail, confirmEmailMail];
