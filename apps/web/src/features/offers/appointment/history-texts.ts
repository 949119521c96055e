import { PATH_LABELS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { HISTORY_TEXTS as SHARED } from '#ui/history/history-texts.ts';

export const HISTORY_TEXTS = {
  nothing: SHARED.nothing,
  created: SHARED.created,
  none: SHARED.none,
  gone: 'nicht mehr vorhanden',
  somebody: 'Eine Person',
  offer: (name: string, what: string): string => `${name}: ${what}`,
  message: (count: string): string => `Nachricht an ${count === '1' ? '1 Person' : `${count} Personen`} geschrieben`,
  states: {
    CONTACTED: 'kontaktiert',
    ACCEPTED: 'angenommen',
    BOOKED: 'gebucht',
    DECLINED: 'abgelehnt',
    WITHDRAWN: 'zurückgezogen',
    PREVENTED: 'verhindert gemeldet',
    KEPT: 'Buchung trotz Verhinderung behalten',
    NOTED: 'Notiz zum Angebot geändert',
    REMINDED: 'erinnert',
    CONFIRMED: 'hat bestätigt, dass sie oder er kommt',
  },
  waves: {
    STARTED: 'Anfragen in Wellen gestartet',
    CHANGED: 'Wellen geändert',
    STOPPED: 'Wellen angehalten',
    RESUMED: 'Wellen fortgesetzt',
    ENDED: 'Anfragen in Wellen beendet',
  },
} as const;

/** The labels of a record's values; a path that is not listed is shown as it is. */
export const HISTORY_LABELS: Readonly<Record<string, string>> = { ...PATH_LABELS, 'offer.reason': 'Grund' };
