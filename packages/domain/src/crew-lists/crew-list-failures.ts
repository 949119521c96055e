import { defineFailures } from '#domain/failures/failure.ts';

export const CREW_LIST_FAILURES = defineFailures('crew-lists', {
  nobodyBooked: 'Für diesen Einsatz ist niemand gebucht.',
  nobodyThatDay: 'An diesem Tag ist niemand gebucht.',
});
