import { z } from 'zod';
import { AppointmentInput, type AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import type { EnteredPeriod } from '#domain/appointments/planned-period.ts';
import type { Part } from '#domain/appointments/spread-change.ts';
import { wallTimesOf } from '#domain/appointments/wall-times.ts';
import { requiredText } from '#domain/input/text-input.ts';
import { addDays, type Day } from '#domain/time/vienna-day.ts';
import { isTimeOfDay } from '#domain/time/vienna-time.ts';

export const templateName = requiredText(LIMITS.templateName);

const time = z.string().refine(isTimeOfDay, RULES.time);

/** An appointment without its date and without who pays: a template stands under its customer. */
export const TemplateContent = z
  .object(AppointmentInput.shape)
  .omit({
    ...{ startDateTime: true, endDateTime: true, meantStartTime: true, meantEndTime: true },
    invoiceRecipientId: true,
  })
  .extend({ startTime: time, endTime: time, daysLater: z.int().min(0).max(LIMITS.maxDays) });
export type TemplateContent = z.output<typeof TemplateContent>;

export function contentOf(values: AppointmentValues): TemplateContent {
  const { startDateTime: _start, endDateTime: _end, meantStartTime: _meant, meantEndTime: _later, ...rest } = values;
  const { invoiceRecipientId: _paidBy, ...content } = rest;
  return { ...content, ...wallTimesOf(values) };
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
