import { defineFailures } from '#domain/failures/failure.ts';

export const CREW_LIST_FAILURES = defineFailures('crew-lists', {
  nobodyBooked: { classification: 'BAD_REQUEST', message: 'Für diesen Einsatz ist niemand gebucht.' },
  nobodyThatDay: { classification: 'BAD_REQUEST', message: 'An diesem Tag ist niemand gebucht.' },
});
