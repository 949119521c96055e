import { defineFailures } from '#domain/failures/failure.ts';

export const WAVE_FAILURES = defineFailures('waves', {
  running: { classification: 'BAD_REQUEST', message: 'Zu diesem Einsatz wird bereits in Wellen angefragt.' },
  notRunning: { classification: 'BAD_REQUEST', message: 'Zu diesem Einsatz wird nicht mehr in Wellen angefragt.' },
  notStopped: { classification: 'BAD_REQUEST', message: 'Diese Wellen sind nicht angehalten.' },
  alreadySent: { classification: 'BAD_REQUEST', message: 'Diese Welle wurde bereits verschickt.' },
  noneLeft: { classification: 'BAD_REQUEST', message: 'Alle Wellen wurden bereits verschickt.' },
  enough: {
    classification: 'BAD_REQUEST',
    message: 'Es sind bereits genug Personen gebucht oder haben angenommen.',
  },
  nobodyAvailable: {
    classification: 'BAD_REQUEST',
    message: 'Derzeit ist niemand verfügbar, der noch nicht gefragt wurde.',
  },
});
