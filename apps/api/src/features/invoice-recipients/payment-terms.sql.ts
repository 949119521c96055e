import { type PaymentTerms, USUAL_TERMS } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

const Terms = z.object({
  days: z.int(),
  discountPercentage: z.int().nullable(),
  discountDays: z.int().nullable(),
});

/** The agency's own terms. */
export const findAgencyTerms = async (db: TenantDb): Promise<PaymentTerms> =>
  (await rowOf(
    db,
    Terms,
    sql`/* prepared findAgencyTerms */
    select payment_days as days, discount_percentage, discount_days from tenant_settings where tenant_id = ${TENANT}`,
  )) ?? USUAL_TERMS;

/** The terms of the recipient `r` in an agency with the settings `s`: its own as a whole, or the agency's. */
export const USED_TERMS = sql`coalesce(r.payment_days, s.payment_days, ${USUAL_TERMS.days}) as days,
  case when r.payment_days is null then s.discount_percentage else r.discount_percentage end as discount_percentage,
  case when r.payment_days is null then s.discount_days else r.discount_days end as discount_days`;

export const findPaymentTerms = async (db: TenantDb, recipientId: string): Promise<PaymentTerms> =>
  (await rowOf(
    db,
    Terms,
    sql`/* prepared findPaymentTerms */
    select ${USED_TERMS} from invoice_recipients r left join tenant_settings s on s.tenant_id = ${TENANT}
    where r.tenant_id = ${TENANT} and r.id = ${recipientId}`,
  )) ?? USUAL_TERMS;
