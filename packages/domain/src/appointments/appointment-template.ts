import { z } from 'zod';
import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';
import type { Part } from '#domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS as LIMITS } from '#domain/appointments/appointment-rules.ts';
import { positionOf } from '#domain/appointments/event-input.ts';
import type { EnteredPeriod } from '#domain/appointments/planned-period.ts';
import { wallTimesOf } from '#domain/appointments/wall-times.ts';
import { requiredText } from '#domain/input/text-input.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';
import { isTimeOfDay } from '#domain/time/vienna-time.ts';

export const templateName = requiredText(LIMITS.templateName);

// Kept JSON outlives the rules of the form: whatever is missing or does not fit any more is empty, and the form asks for it.
const part = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const whole = z.object(shape);
  return whole.catch(() => whole.parse({}));
};
const text = z.string().catch('');
const note = z.string().nullable().catch(null);
const choice = z.string().nullable().catch(null);
const count = z.int().nullable().catch(null);
const time = z.string().refine(isTimeOfDay).nullable().catch(null);
const hours = { startTime: time, endTime: time, daysLater: z.int().min(0).catch(0) };

/** Another position of the same event; its day counts from that of the first. */
const TemplatePosition = part({
  ...hours,
  startsDaysLater: z.int().catch(0),
  name: note,
  desiredTargetUsers: count,
  typeId: choice,
  outfitKey: choice,
  meetingTime: time,
});
export type TemplatePosition = z.output<typeof TemplatePosition>;

/** An appointment without its date and without who pays: a template stands under its customer. */
export const TemplateContent = z.object({
  ...hours,
  description: text,
  desiredTargetUsers: count,
  typeId: choice,
  targetUserPoolId: choice,
  sectorAttributes: part({
    customer: text,
    venue: text,
    address: part({
      streetNameAndNumber: note,
      postalCode: note,
      location: note,
      countryCode: z.string().catch('AT'),
    }),
    station: note,
    contact: note,
    outfitKey: choice,
    meetingInformation: part({ place: note, time }),
    notes: note,
  }),
  internalAttributes: part({ notes: note, minimumTargetUserRating: z.number().nullable().catch(null) }),
  /** The others of its event. */
  positions: z.array(TemplatePosition).catch([]),
});
export type TemplateContent = z.output<typeof TemplateContent>;

/** An appointment as a template, with the other positions of its event. */
export function contentOf(values: AppointmentValues, others: readonly AppointmentValues[] = []): TemplateContent {
  const { startDateTime: _start, endDateTime: _end, meantStartTime: _meant, meantEndTime: _later, ...rest } = values;
  const { invoiceRecipientId: _paidBy, ...content } = rest;
  const day = dayOf(values.startDateTime);
  return {
    ...content,
    ...wallTimesOf(values),
    positions: others.map((other) => ({
      ...positionOf(values, other),
      ...wallTimesOf(other),
      startsDaysLater: daysBetween(day, dayOf(other.startDateTime)),
    })),
  };
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

/** The same without the choices that the agency does not have any more, and which of them those are. */
export function withoutGone(content: TemplateContent, known: Known): { content: TemplateContent; gone: Part[] } {
  const gone = new Set<Part>();
  const stillKnown = (part: Part, id: string | null, among: readonly { readonly id: string }[]) => {
    if (id === null || among.some((choice) => choice.id === id)) return id;
    gone.add(part);
    return null;
  };
  const { sectorAttributes: sector } = content;
  const rest = {
    ...content,
    typeId: stillKnown('type', content.typeId, known.types),
    targetUserPoolId: stillKnown('pool', content.targetUserPoolId, known.pools),
    sectorAttributes: { ...sector, outfitKey: stillKnown('outfit', sector.outfitKey, known.outfits) },
    positions: content.positions.map((position) => ({
      ...position,
      typeId: stillKnown('type', position.typeId, known.types),
      outfitKey: stillKnown('outfit', position.outfitKey, known.outfits),
    })),
  };
  return { content: rest, gone: [...gone] };
}
