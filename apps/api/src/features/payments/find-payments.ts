import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findPayment, type PaymentRow, selectPayments } from '#features/payments/payments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

export async function loadPayment(db: TenantDb, id: string): Promise<PaymentRow> {
  const row = await findPayment(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

export const findOnePayment = query({
  action: 'payments.read',
  input: z.object({ paymentId: EntityId }),
  run: ({ db, input: { paymentId } }) => loadPayment(db, paymentId),
});

const optionalDay = z.string().refine(isDay, 'Bitte ein Datum angeben.').nullish();
export const PaymentFilter = z
  .object({
    text: z.string().max(256).nullish(),
    invoiceRecipientId: z
      .string()
      .nullish()
      .transform((id) => (id ? uuidOrUnknown(id) : null)),
    from: optionalDay,
    to: optionalDay,
  })
  .nullish()
  .transform((filter) => filter ?? {});

export const listPayments = query({
  action: 'payments.read',
  input: z.object({ page: PageInput, filter: PaymentFilter }),
  run: ({ db, input: { filter, page } }) => selectPayments(db, filter, page),
});
