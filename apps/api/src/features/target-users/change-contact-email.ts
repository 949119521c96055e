import { awaitsConfirmation, createConfirmation } from '#features/target-users/contact-email.sql.ts';
import { confirmEmailMail } from '#features/target-users/target-user-mails.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';

interface Contact {
  readonly id: string;
  readonly contactEmail: string;
}

/** A new address counts once whoever reads its mail has confirmed it; until then mails go to the old one. */
export async function changeContactEmail(db: TenantDb, before: Contact, contactEmail: string): Promise<void> {
  if (contactEmail === before.contactEmail || (await awaitsConfirmation(db, before.id, contactEmail))) return;
  const confirmationId = await createConfirmation(db, before.id, contactEmail);
  await enqueueMail(db, confirmEmailMail, { confirmationId }, { cause: confirmationId });
}
