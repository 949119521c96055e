/** An entry of a calendar file. */
export interface CalendarEntry {
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly changedAt: Date;
  /** Rises with each change, so that a calendar knows the newer one. */
  readonly sequence: number;
  readonly summary: string;
  readonly location?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  /** Whether the event is not certain yet. */
  readonly isTentative: boolean;
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const instant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const LINE_OCTETS = 75;

/** A line longer than 75 octets goes on behind a blank in the next one; never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const entryLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${instant(entry.changedAt)}`,
  `LAST-MODIFIED:${instant(entry.changedAt)}`,
  `DTSTART:${instant(entry.start)}`,
  `DTEND:${instant(entry.end)}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.url ? [`URL:${entry.url}`] : []),
  'END:VEVENT',
];

/** A calendar as RFC 5545 writes it. With a name phones subscribe to it; without one its entries go into the person's own calendar. */
export const calendarFile = (name: string | null, entries: readonly CalendarEntry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gastspiel//Einsatzkalender//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === null
      ? []
      : [
          `X-WR-CALNAME:${escaped(name)}`,
          'X-WR-TIMEZONE:Europe/Vienna',
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
