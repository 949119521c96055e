import { readFileSync } from 'node:fs';
import { numericDay, spanLabel, weekdayAndDay } from '@gastspiel/domain/time/span-label.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { timeOf } from '@gastspiel/domain/time/vienna-time.ts';
import { z } from 'zod';
import { CREW_LIST_TEXTS as TEXTS } from '#features/crew-lists/crew-list-texts.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';
import { linesOf } from '#platform/pdf/letter.ts';

/** One appointment, and who is booked for it. */
export const Crew = z.object({
  description: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  type: z.string(),
  venue: z.string(),
  address: z.string().nullable(),
  station: z.string().nullable(),
  contact: z.string().nullable(),
  meetingTime: z.string().nullable(),
  meetingPlace: z.string().nullable(),
  outfit: z.object({ title: z.string(), description: z.string().nullable() }).nullable(),
  customer: z.string(),
  customerNumber: z.string().nullable(),
  notes: z.string().nullable(),
  people: z.array(
    z.object({
      name: z.string(),
      phone: z.string().nullable(),
      isTeamLeader: z.boolean(),
      isPrevented: z.boolean(),
      notes: z.string().nullable(),
    }),
  ),
});
export type Crew = Readonly<z.output<typeof Crew>>;

const crewListData = z.object({
  agency: z.object({ name: z.string(), phone: z.string().nullable(), color: z.string() }),
  printedAt: z.date(),
  crews: z.array(Crew),
});
export type CrewListData = z.output<typeof crewListData>;

/** Who comes when and where, for whoever leads the team: a sheet for each appointment. Its picture is the agency's `logo`. */
export const crewListPaper = definePaper({
  name: 'crew-list',
  source: readFileSync(new URL('./crew-list.typ', import.meta.url), 'utf8'),
  data: crewListData,
  write: ({ agency, printedAt, crews }) => ({
    title: TEXTS.title,
    madeOn: dayOf(printedAt),
    agency,
    printedAt: TEXTS.printedAt(numericDay(printedAt), timeOf(printedAt)),
    sheets: crews.map((crew) => sheetOf(crew, agency)),
    texts: {
      for: TEXTS.for,
      columns: TEXTS.columns,
      notes: TEXTS.notes,
      rules: TEXTS.rules,
      ruleList: TEXTS.ruleList,
      remarks: TEXTS.remarks,
      signatures: TEXTS.signatures,
      privacy: TEXTS.privacy,
      pageWords: TEXTS.pageWords,
    },
  }),
});

function sheetOf(crew: Crew, agency: CrewListData['agency']) {
  const { description, startsAt, endsAt, type, people } = crew;
  const leaders = people.filter(({ isTeamLeader }) => isTeamLeader).map(({ name }) => name);
  return {
    title: description,
    when: [spanLabel(startsAt, endsAt), type, TEXTS.people(people.length)].join(' · '),
    running: `${TEXTS.title} · ${weekdayAndDay(startsAt)} · ${description}`,
    // The list marks everybody who could lead; only a single one is sure to be the leader.
    leader: leaders.length === 1 ? leaders[0] : null,
    facts: factsOf(crew, agency),
    notes: crew.notes,
    rows: people.map(({ name, phone, isTeamLeader, isPrevented, notes }) => ({
      name,
      phone,
      detail: linesOf(isTeamLeader && TEXTS.leader, isPrevented && TEXTS.prevented).join(', '),
      notes: notes && shortened(notes),
    })),
  };
}

/** A label, what matters, and the rest of it; what is not known leaves no gap. */
function factsOf(crew: Crew, agency: CrewListData['agency']): (readonly [string, string, string])[] {
  const { meetingTime, meetingPlace, venue, address, station, contact, outfit, customer, customerNumber } = crew;
  const facts: (readonly [string, string | null, string | null])[] = [
    [TEXTS.meeting, meetingTime && meetingPlace && TEXTS.meetingAt(meetingTime, meetingPlace), null],
    [TEXTS.venue, venue, linesOf(address, station && TEXTS.station(station)).join('\n')],
    [TEXTS.contact, contact && numbersTogether(contact), null],
    [TEXTS.outfit, outfit?.title ?? null, outfit?.description ?? null],
    [TEXTS.customer, customer, customerNumber],
    [TEXTS.office, agency.name, agency.phone],
  ];
  return facts.flatMap(([label, value, detail]) => (value ? [[label, value, detail ?? '']] : []));
}

/** A phone number is not torn apart at the end of a line. */
const numbersTogether = (text: string): string => text.replace(/(?<=[+\d]) (?=\d)/g, '\u00a0');

const ROOM_FOR_NOTES = 120;

/** The whole text stands on the offer that the worker was told; here it has one cell. */
const shortened = (text: string): string =>
  text.length <= ROOM_FOR_NOTES ? text : `${text.slice(0, ROOM_FOR_NOTES).trimEnd()} …`;
