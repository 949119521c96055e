const ZONE = { timeZone: 'Europe/Vienna' } as const;
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const INSTANT = new Intl.DateTimeFormat('de-AT', { ...ZONE, ...DAY, ...TIME });
const INSTANT_DAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, ...DAY });
const MOMENT = new Intl.DateTimeFormat('de-AT', { ...ZONE, ...TIME, day: '2-digit', month: '2-digit' });
const CLOCK = new Intl.DateTimeFormat('de-AT', { ...ZONE, ...TIME });
const WEEKDAY = new Intl.DateTimeFormat('de-AT', { ...ZONE, ...DAY, weekday: 'short' });

/** "28.10.2026, 09:41", on Vienna's clocks. */
export const formatInstant = (iso: string): string => INSTANT.format(new Date(iso));

/** "28.10., 09:41", where there is little room; with the year when it is not this one. */
export function formatMoment(iso: string, now: Date): string {
  const at = new Date(iso);
  const isThisYear = INSTANT_DAY.format(at).slice(-4) === INSTANT_DAY.format(now).slice(-4);
  return isThisYear ? MOMENT.format(at) : INSTANT.format(at);
}

/** "09:41" */
export const formatClock = (iso: string): string => CLOCK.format(new Date(iso));

/** "28.10.2026": the day of an instant in Vienna. */
export const formatDayOf = (iso: string): string => INSTANT_DAY.format(new Date(iso));

/** "Mi., 02.12.2026, 08:00–13:00"; with both days where it ends on another one. */
export function formatSpan(startIso: string, endIso: string): string {
  const [start, end] = [new Date(startIso), new Date(endIso)];
  const from = `${WEEKDAY.format(start)}, ${CLOCK.format(start)}`;
  return INSTANT_DAY.format(start) === INSTANT_DAY.format(end)
    ? `${from}–${CLOCK.format(end)}`
    : `${from} – ${WEEKDAY.format(end)}, ${CLOCK.format(end)}`;
}
