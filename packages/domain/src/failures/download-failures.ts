import { defineFailures, notFound } from '#domain/failures/failure.ts';

/** The sentences for people who follow a download link in vain. Workers and staff alike do, so nobody is addressed. */
export const DOWNLOAD_FAILURES = defineFailures('downloads', {
  gone: notFound('Dieser Link ist abgelaufen oder wurde bereits verwendet. Bitte den Download in der App neu starten.'),
  refused: { classification: 'FORBIDDEN', message: 'Für diesen Download fehlt die Berechtigung.' },
  busy: {
    classification: 'INTERNAL_ERROR',
    message: 'Gerade laufen zu viele Downloads. Bitte in wenigen Sekunden die Seite neu laden.',
  },
});
