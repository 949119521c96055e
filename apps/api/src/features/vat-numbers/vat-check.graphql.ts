import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import {
  VAT_CHECK_REASON_KEYS,
  VAT_CHECK_STATES,
  type VatCheckState,
  vatCheckState,
} from '@gastspiel/domain/vat-numbers/vat-check.ts';
import {
  findLastVatCheck,
  findStandingNo,
  findVatCheck,
  findVatCheckWish,
  type VatCheck,
} from '#features/vat-numbers/vat-checks.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** How a number stands, with what was answered last. */
export interface VatNumberCheck extends Partial<VatCheck> {
  readonly state: VatCheckState;
}

/** How a number stands now; nothing without a number. */
export async function vatNumberCheckOf(db: TenantDb, vatNumber: string | null): Promise<VatNumberCheck | null> {
  if (vatNumber === null) return null;
  const last = await findLastVatCheck(db, vatNumber);
  const state = vatCheckState(vatNumber, last, await findVatCheckWish(db, vatNumber));
  const no = state === 'NOT_CHECKED' ? await findStandingNo(db, vatNumber) : undefined;
  return no ? { ...no, state: no.outcome } : { ...last, state };
}

/** How it stood when something was sent with this check. */
export async function keptVatNumberCheck(db: TenantDb, id: string): Promise<VatNumberCheck | null> {
  const check = await findVatCheck(db, id);
  return check ? { ...check, state: check.outcome } : null;
}

export const vatNumberCheckType = oncePerSchema((builder) => {
  const State = builder.enumType('VatNumberCheckState', {
    values: VAT_CHECK_STATES,
    description: 'How a VAT number stands at the register of the Union (VIES).',
  });
  const Reason = builder.enumType('VatNumberCheckReason', {
    values: VAT_CHECK_REASON_KEYS,
    description: 'Why the register has not answered.',
  });
  return builder.objectRef<VatNumberCheck>('VatNumberCheck').implement({
    description: 'The answer of the Union’s register (VIES) about a VAT number.',
    fields: (t) => ({
      state: t.expose('state', { type: State, description: 'As it was answered last, or why it was not.' }),
      checkedAt: t.string({
        nullable: true,
        description: 'When it was asked last.',
        resolve: ({ checkedAt }) => (checkedAt ? toOffsetString(checkedAt) : null),
      }),
      name: t.string({
        nullable: true,
        description: 'To whom it belongs, if told.',
        resolve: ({ name }) => name ?? null,
      }),
      address: t.string({ nullable: true, description: 'Where, if told.', resolve: ({ address }) => address ?? null }),
      requestIdentifier: t.string({
        nullable: true,
        description: 'The proof that was asked.',
        resolve: ({ requestIdentifier }) => requestIdentifier ?? null,
      }),
      reason: t.field({
        type: Reason,
        nullable: true,
        description: 'Why there was no answer.',
        resolve: ({ reason }) => reason ?? null,
      }),
    }),
  });
});
