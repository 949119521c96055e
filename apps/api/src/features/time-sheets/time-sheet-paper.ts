import { readFileSync } from 'node:fs';
import { APPOINTMENT_PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { clockSpan, daysLater, shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { numericDay, weekdayAndDay } from '@gastspiel/domain/time/span-label.ts';
import { isDay, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { letterSender, letterSenderData } from '#features/invoice-senders/index.ts';
import { TIME_SHEET_PAPER_TEXTS as TEXTS } from '#features/time-sheets/time-sheet-paper-texts.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';
import { type Letter, linesOf } from '#platform/pdf/letter.ts';

const instant = z.iso.datetime({ offset: true });

/** The content of a time sheet, as it is kept with the sending. */
export const timeSheetData = z.strictObject({
  sender: letterSenderData,
  /** The tenant's primary colour. */
  color: z.string().regex(/^#[\da-f]{6}$/i),
  recipient: z.strictObject({
    name: z.string(),
    attention: z.array(z.string()),
    streetNameAndNumber: z.string(),
    postalCode: z.string(),
    location: z.string(),
    /** By its German name, where it is not Austria. */
    country: z.string().nullable(),
  }),
  customerNumber: z.string(),
  /** The day on which the sending was ordered: what the paper says was frozen then. */
  orderedOn: z.string().refine(isDay),
  appointment: z.strictObject({
    description: z.string(),
    startsAt: instant,
    endsAt: instant,
    typeDescription: z.string(),
    venue: z.string(),
    address: z.string().nullable(),
    meeting: z.strictObject({ time: z.string(), place: z.string() }).nullable(),
    outfit: z.string().nullable(),
  }),
  rows: z.array(z.strictObject({ name: z.string(), startsAt: instant, endsAt: instant })),
});
export type TimeSheetData = z.output<typeof timeSheetData>;

/** Its picture is the sender's `logo`. */
export const timeSheetPaper = definePaper({
  name: 'time-sheet',
  source: readFileSync(new URL('./time-sheet.typ', import.meta.url), 'utf8'),
  data: timeSheetData,
  write: (data) => ({
    title: TEXTS.title,
    madeOn: data.orderedOn,
    letter: letterOf(data),
    occasion: data.appointment.description,
    where: whereOf(data.appointment),
    rows: data.rows.map(rowOf),
    texts: {
      columns: TEXTS.columns,
      hint: TEXTS.hint,
      notes: TEXTS.notes,
      confirmation: TEXTS.confirmation,
      signatures: TEXTS.signatures,
    },
  }),
});

function letterOf({ sender, color, recipient, customerNumber, orderedOn, appointment, rows }: TimeSheetData): Letter {
  const [start, end] = [new Date(appointment.startsAt), new Date(appointment.endsAt)];
  return {
    color,
    ...letterSender(sender),
    address: linesOf(
      recipient.name,
      recipient.attention.length > 0 && TEXTS.attention(recipient.attention.map(together).join(', ')),
      recipient.streetNameAndNumber,
      `${recipient.postalCode} ${recipient.location}`,
      recipient.country,
    ),
    info: [
      [TEXTS.day, weekdayAndDay(start)],
      [TEXTS.planned, shiftTimes(start, end)],
      [TEXTS.type, appointment.typeDescription],
      [TEXTS.workers, String(rows.length)],
      [TEXTS.customerNumber, customerNumber],
      [TEXTS.orderedOn, numericDay(startOfDay(orderedOn))],
    ],
    running: `${TEXTS.title} · ${weekdayAndDay(start)} · ${appointment.description}`,
    pageWords: TEXTS.pageWords,
  };
}

/** Where to go, and what to wear, each in a line of its own. */
function whereOf({ venue, address, meeting, outfit }: TimeSheetData['appointment']): string[] {
  const place = linesOf(venue, address).join(', ');
  const meetingPoint = meeting && TEXTS.meeting(meeting.time, meeting.place);
  return linesOf(
    linesOf(place, meetingPoint).join(' · '),
    outfit && TEXTS.fact(APPOINTMENT_PARTS.outfit.label, outfit),
  );
}

function rowOf({ name, startsAt, endsAt }: TimeSheetData['rows'][number]) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const days = daysLater(start, end);
  return { name, planned: clockSpan(start, end), later: days > 0 ? `+${days}` : null };
}

/** Not torn apart at the end of a line. */
const together = (name: string): string => name.replaceAll(' ', '\u00a0');
