import { counted } from '@gastspiel/domain/names/counted.ts';
import { WAVE_LIMITS } from '@gastspiel/domain/waves/wave-settings.ts';
import { COUNT_TEXTS } from '../count-texts.ts';

const { people } = COUNT_TEXTS;
const range = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min} bis ${max}`;

/** "38 min", "1 h 23 min", "2 h". */
function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

const booked = (count: number): string => counted(count, 'Person gebucht ist', 'Personen gebucht sind');
const areBooked = (count: number): string => counted(count, 'Person ist gebucht', 'Personen sind gebucht');

export const WAVE_TEXTS = {
  title: 'In Wellen anfragen',
  loading: 'Die Wellen werden geladen …',
  failed: 'Die Wellen konnten nicht geladen werden',
  plan: 'Plan der Wellen',
  states: { RUNNING: 'läuft', STOPPED: 'angehalten', ENDED: 'beendet' },
  tag: (number: number): string => `Welle ${number}`,
  wave: (number: number, size: number): string => `Welle ${number}: ${people(size)}`,
  sent: (moment: string): string => `angefragt ${moment}`,
  inMinutes: (minutes: number): string => (minutes <= 0 ? 'gleich' : `in ${span(minutes)}`),
  due: (moment: string): string => `um ${moment}, wenn dann noch Plätze frei sind`,
  later: (moment: string): string => `um ${moment}, an die Nächsten in der Reihung`,
  enough: 'erst, wenn wieder Plätze frei sind',
  tooLate: 'nicht mehr vor Beginn',
  waits: 'wartet, bis es weitergeht',
  accepted: (count: number): string => `${count} angenommen`,
  declined: (count: number): string => `${count} abgelehnt`,
  open: (count: number): string => `${count} noch offen`,
  ends: (wanted: number): string => `Endet von selbst, sobald ${booked(wanted)}.`,
  hasEnough: 'Genug haben angenommen oder sind gebucht. Es wird niemand mehr angefragt.',
  nobodyLeft: 'Derzeit ist niemand verfügbar, der noch nicht gefragt wurde.',
  allSent: 'Alle Wellen sind verschickt.',
  ended: (wanted: number): string => `Beendet: ${areBooked(wanted)}.`,
  endedFree: 'Beendet. Es ist wieder ein Platz frei.',
  intro: (gap: number): string =>
    `Die Besten zuerst; haben nach ${span(gap)} nicht genug angenommen, werden die Nächsten gefragt.`,
  start: 'Wellen starten',
  again: 'Neu starten',
  now: (number: number): string => `Welle ${number} jetzt`,
  stop: 'Anhalten',
  resume: 'Weiter',
  edit: 'Wellen einstellen',
  started: 'Welle 1 verschickt',
  sentNow: (number: number): string => `Welle ${number} verschickt`,
  stopped: 'Wellen angehalten',
  resumed: 'Die Wellen gehen weiter',
  explain: 'So wird gereiht',
} as const;

export const WAVE_DIALOG_TEXTS = {
  title: 'Wellen einstellen',
  sizes: 'Personen je Welle',
  sizesHelp:
    'Nur für diesen Einsatz. Durch Beistriche getrennt, zum Beispiel 10, 8, 5. Verschickte Wellen bleiben, wie sie sind.',
  sizesRule: `${range(WAVE_LIMITS.waves)} Wellen mit je ${range(WAVE_LIMITS.size)} Personen.`,
  gap: 'Abstand',
  gapHelp: 'Gilt hier ab der nächsten Welle und überall, wo Wellen künftig starten.',
  gapRule: `${range(WAVE_LIMITS.gap)} Minuten.`,
  agency: 'Reihung in der ganzen Agentur',
  weekHours: 'Ganz hinten ab',
  weekHoursHelp: 'Wer mit dem Einsatz mehr Stunden in der Woche hätte, wird zuletzt gefragt.',
  weekHoursRule: `${range(WAVE_LIMITS.weekHours)} Stunden.`,
  privacy: 'Wohnort und Annahmequote zählen nur, wenn Ihre Datenschutzerklärung das nennt.',
  submit: 'Speichern',
  saved: 'Gespeichert',
} as const;
