import { counted } from '@gastspiel/domain/names/counted.ts';

export const ANSWER_TEXTS = {
  accept: {
    label: 'Annehmen',
    again: 'Doch annehmen',
    text: (description: string) => `„${description}“ angenommen`,
    detail: 'Du hörst von uns, sobald du gebucht bist.',
  },
  decline: {
    label: 'Ablehnen',
    again: 'Doch ablehnen',
    text: (description: string) => `„${description}“ abgelehnt`,
    detail: 'Du kannst es dir bis zum Beginn anders überlegen.',
  },
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  slow: 'Deine Antwort ist noch unterwegs. Die Verbindung ist gerade langsam.',
  unsettled: 'Noch keine Antwort vom Server. Bitte tippe noch einmal: Nichts geschieht doppelt.',
  subject: (description: string) => `„${description}“`,
  begun: 'Der Einsatz hat bereits begonnen.',
} as const;

export const LIST_TEXTS = {
  loading: 'Deine Angebote werden geladen …',
  failed: 'Deine Angebote konnten nicht geladen werden',
  greeting: (name: string) => `Hallo ${name},`,
  waiting: (count: number) => counted(count, 'Angebot wartet auf dich.', 'Angebote warten auf dich.'),
  more: 'Weitere anzeigen',
  meeting: (time: string, place: string) => `Treffpunkt ${time}, ${place}`,
  /** Read out where others see an icon. */
  facts: { place: 'Ort', meeting: 'Treffen', type: 'Einsatzart', outfit: 'Dienstkleidung' },
  next: 'Dein nächster Einsatz',
  later: 'Danach',
  upcoming: 'Kommende',
  past: 'Vergangene',
  which: 'Welche Einsätze',
  prevented: 'Verhindert gemeldet',
  absent: 'Du bist als abwesend eingetragen',
  overlaps: (description: string) => `Überschneidet sich mit „${description}“`,
  blank: {
    open: { title: 'Keine offenen Angebote', text: 'Sobald es etwas für dich gibt, steht es hier.' },
    booked: { title: 'Keine kommenden Einsätze', text: 'Hier stehen deine Einsätze, sobald du gebucht bist.' },
    past: { title: 'Keine vergangenen Einsätze', text: 'Hier stehen deine Einsätze, wenn sie vorbei sind.' },
    accepted: {
      title: 'Keine angenommenen Angebote',
      text: 'Hier stehen Angebote, die du angenommen hast, bis du gebucht bist.',
    },
    declined: {
      title: 'Keine abgelehnten Angebote',
      text: 'Hier stehen Angebote, die du abgelehnt hast, bis der Einsatz beginnt.',
    },
  },
} as const;

export const RECORDED_TEXTS = {
  /** "Erfasst: 7,50 h (18:00–02:00 +1, 30 min Pause)" */
  recorded: (hours: string, times: readonly string[], breakMinutes: number): string =>
    `Erfasst: ${hours} (${[...times, ...(breakMinutes > 0 ? [`${breakMinutes} min Pause`] : [])].join(', ')})`,
  didNotCome: 'Als nicht erschienen erfasst – melde dich bei deiner Agentur, wenn das nicht stimmt',
} as const;

export const OFFER_TEXTS = {
  absent: 'Du bist für diese Zeit als abwesend eingetragen',
  absentHint: 'Wenn du doch kommst, lösche die Abwesenheit in deinem Profil.',
  toProfile: 'Zum Profil',
  loading: 'Das Angebot wird geladen …',
  failed: 'Das Angebot konnte nicht geladen werden',
  gone: 'Dieses Angebot gibt es nicht mehr',
  goneHint: 'Vielleicht wurde es zurückgezogen, oder der Einsatz wurde abgesagt.',
  toOpen: 'Zu den offenen Angeboten',
  meeting: 'Treffpunkt',
  meetingAt: (time: string, place: string) => `${time} · ${place}`,
  route: 'Route',
  routeTo: (venue: string) => `Route zu ${venue}`,
  station: (type: string, station: string) => `${type} · ${station}`,
  customer: (name: string) => `Für ${name}`,
  contact: 'Ansprechperson vor Ort',
  call: 'Anrufen',
  notes: 'Gut zu wissen',
  offerNotes: 'Nachricht für dich',
  messages: 'Nachrichten deiner Agentur',
  colleagues: 'Mit dir im Einsatz',
  agency: 'Deine Agentur',
  toCalendar: 'In meinen Kalender',
  overlapping: 'Überschneidet sich mit',
  overlappingOne: (description: string, day: string, clocks: string) => `„${description}“, ${day}, ${clocks}`,
  overlappingHint: 'Wenn du für eines davon gebucht wirst, wird das andere zurückgezogen.',
} as const;

export const PREVENTION_TEXTS = {
  open: 'Ich bin verhindert',
  title: 'Bist du verhindert?',
  intro: 'Wir geben deiner Agentur sofort Bescheid. Du bleibst gebucht, bis sie sich meldet.',
  note: 'Grund (optional)',
  noteHelp: 'Deine Agentur sieht diese Nachricht.',
  submit: 'Bescheid geben',
  done: 'Deine Agentur weiß Bescheid',
  reported: 'Du hast gemeldet, dass du verhindert bist.',
  reportedHint: 'Deine Agentur meldet sich bei dir. Wenn es eilt, ruf bitte an.',
} as const;

export const CONFIRM_TEXTS = {
  asked: 'Deine Agentur fragt, ob du kommst.',
  askedHint: 'Bitte bestätige es mit „Ich komme“. Wenn du nicht kannst, melde dich verhindert.',
  mark: 'Bitte bestätigen',
  confirm: 'Ich komme',
  done: 'Danke, deine Agentur rechnet mit dir',
  doneDetail: 'Wenn du doch nicht kannst, melde dich bitte gleich.',
  confirmed: 'Du hast bestätigt, dass du kommst.',
} as const;
