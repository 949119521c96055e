import { z } from 'zod';
import { AppointmentInput, type AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import type { EnteredPeriod } from '#domain/appointments/planned-period.ts';
import type { Part } from '#domain/appointments/spread-change.ts';
import { requiredText } from '#domain/input/text-input.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';
import { isTimeOfDay, timeOf } from '#domain/time/vienna-time.ts';

export const templateName = requiredText(LIMITS.templateName);

const time = z.string().refine(isTimeOfDay, RULES.time);

/** An appointment without its date and without who pays: a template stands under its customer. */
export const TemplateContent = z
  .object(AppointmentInput.shape)
  .omit({ startDateTime: true, endDateTime: true, invoiceRecipientId: true })
  .extend({ startTime: time, endTime: time, daysLater: z.int().min(0).max(LIMITS.maxDays) });
export type TemplateContent = z.output<typeof TemplateContent>;

export function contentOf(values: AppointmentValues): TemplateContent {
  const { startDateTime: start, endDateTime: end, invoiceRecipientId: _paidBy, ...content } = values;
  const daysLater = daysBetween(dayOf(start), dayOf(end));
  return { ...content, startTime: timeOf(start), endTime: timeOf(end), daysLater };
}

/** The hours of a template on a day; without a day they wait for one. */
export const periodOn = ({ startTime, endTime, daysLater }: TemplateContent, day: Day | null): EnteredPeriod => ({
  startDay: day,
  startTime,
  endDay: day && addDays(day, daysLater),
  endTime,
});

interface Known {
  readonly types: readonly { readonly id: string }[];
  readonly pools: readonly { readonly id: string }[];
  readonly outfits: readonly { readonly id: string }[];
}

/** Which of its choices the agency does not have any more. */
export function goneParts({ typeId, targetUserPoolId, sectorAttributes }: TemplateContent, known: Known): Part[] {
  const isGone = (id: string | null, among: readonly { readonly id: string }[]) =>
    id !== null && !among.some((choice) => choice.id === id);
  const gone: Part[] = [];
  if (isGone(typeId, known.types)) gone.push('type');
  if (isGone(targetUserPoolId, known.pools)) gone.push('pool');
  if (isGone(sectorAttributes.outfitKey, known.outfits)) gone.push('outfit');
  return gone;
}
