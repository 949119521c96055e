import { defineFailures } from '#domain/failures/failure.ts';

export const WAVE_FAILURES = defineFailures('waves', {
  running: 'Zu diesem Einsatz wird bereits in Wellen angefragt.',
  notRunning: 'Zu diesem Einsatz wird nicht mehr in Wellen angefragt.',
  notStopped: 'Diese Wellen sind nicht angehalten.',
  alreadySent: 'Diese Welle wurde bereits verschickt.',
  noneLeft: 'Alle Wellen wurden bereits verschickt.',
  enough: 'Es sind bereits genug Personen gebucht oder haben angenommen.',
  nobodyAvailable: 'Derzeit ist niemand verfügbar, der noch nicht gefragt wurde.',
});
