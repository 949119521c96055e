import { vatNumberFault } from '#domain/tax-ids/vat-number.ts';
import { dayOf } from '#domain/time/vienna-day.ts';

/** The outcome of asking. No answer is never the same as "invalid". */
export const VAT_CHECK_OUTCOMES = ['VALID', 'INVALID', 'NOT_CHECKED'] as const;
export type VatCheckOutcome = (typeof VAT_CHECK_OUTCOMES)[number];

/** How a number stands: as it was answered last, or it is being asked for, or nobody can be asked. */
export const VAT_CHECK_STATES = [...VAT_CHECK_OUTCOMES, 'PENDING', 'NOT_CHECKABLE'] as const;
export type VatCheckState = (typeof VAT_CHECK_STATES)[number];

/** Why there was no answer, as the office reads it. */
export const VAT_CHECK_REASONS = {
  SERVICE_AWAY: 'VIES ist nicht erreichbar.',
  MEMBER_STATE_AWAY: 'Das Steuerregister des Mitgliedstaats ist nicht erreichbar.',
  TOO_SLOW: 'Die Antwort kam nicht rechtzeitig.',
  BUSY: 'VIES hat gerade zu viele Anfragen.',
  NUMBER_REFUSED: 'VIES kann diese UID-Nummer nicht lesen.',
  REQUESTER_REFUSED: 'VIES erkennt Ihre eigene UID-Nummer nicht an. Bitte beim Rechnungssteller prüfen.',
  BLOCKED: 'VIES nimmt von hier keine Anfragen mehr an.',
} as const;
export type VatCheckReason = keyof typeof VAT_CHECK_REASONS;
export const VAT_CHECK_REASON_KEYS = Object.keys(VAT_CHECK_REASONS) as [VatCheckReason, ...VatCheckReason[]];

interface Checked {
  readonly outcome: VatCheckOutcome;
  readonly checkedAt: Date;
}

/** A number of the Union as its register is asked for it: Austria's keep their U, Greece is EL. Others can't be asked for. */
export function viesNumberOf(vatNumber: string): { readonly memberState: string; readonly number: string } | undefined {
  if (vatNumberFault(vatNumber)) return undefined;
  return { memberState: vatNumber.slice(0, 2), number: vatNumber.slice(2) };
}

/** Whether the register has said yes or no on the Vienna day of `now`. */
export const wasAnsweredToday = (last: Checked | undefined, now: Date): boolean =>
  last !== undefined && last.outcome !== 'NOT_CHECKED' && dayOf(last.checkedAt) === dayOf(now);

/** How a number stands by its last check and the last time that somebody asked for one. */
export function vatCheckState(vatNumber: string, last: Checked | undefined, wishedAt: Date | undefined): VatCheckState {
  if (!viesNumberOf(vatNumber)) return 'NOT_CHECKABLE';
  if (wishedAt && (!last || last.checkedAt < wishedAt)) return 'PENDING';
  return last?.outcome ?? 'NOT_CHECKED';
}
