import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import {
  InvoiceSenderInput,
  type InvoiceSenderValues,
} from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { z } from 'zod';
import { findInvoiceSender, writeInvoiceSender } from '#features/invoice-senders/invoice-senders.sql.ts';
import { keepSenderLogo } from '#features/invoice-senders/sender-logos.sql.ts';
import { describeLogo, prepareLogos } from '#features/logos/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The first sender of the current tenant, for whom no form was filled in; the logo as a data URI that was prepared. */
export async function insertInvoiceSender(db: TenantDb, sender: InvoiceSenderValues, logo: string): Promise<void> {
  await writeInvoiceSender(db, null, sender, await keepSenderLogo(db, logo));
}

export const saveInvoiceSender = mutation({
  action: 'invoice-sender.write',
  input: z.object({ version: z.int().nullish(), input: InvoiceSenderInput }),
  prepare: ({ input: { logoBase64 } }) => prepareLogos({ logoBase64 }),
  run: async ({
    db,
    actor: { tenantId },
    input: { version = null, input },
    prepared: { logoBase64: logo },
    record,
  }) => {
    // The values before belong to the expected version, or the write finds another one and refuses.
    const { version: _version, logoId: oldLogoId = null, ...before } = { ...(await findInvoiceSender(db)) };
    const { logoBase64: _logo, ...sender } = input;
    const keptId = logo === undefined ? oldLogoId : null;
    const logoId = logo ? await keepSenderLogo(db, logo) : keptId;
    if (!(await writeInvoiceSender(db, version, sender, logoId))) throw new Failure(GENERAL_FAILURES.stale);
    const after = { ...sender, ...(logoId !== oldLogoId && { logo: describeLogo(logo) }) };
    record({ entityType: 'invoice-sender', entityId: tenantId, before, after });
    return { tenantId };
  },
  answer: async ({ db }) => {
    const saved = await findInvoiceSender(db);
    if (!saved) throw new Failure(GENERAL_FAILURES.notFound);
    return saved;
  },
});
