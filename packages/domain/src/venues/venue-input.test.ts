import { expect, test } from 'vitest';
import { isSameVenue, VenueInput } from '#domain/venues/venue-input.ts';

const PALAIS = { venue: 'Palais Ferstel', address: { countryCode: 'AT' } };

test('a venue has what an appointment says of its place, and what is left out as none', () => {
  expect(VenueInput.parse({ ...PALAIS, station: ' Saal ', contact: '' })).toEqual({
    venue: 'Palais Ferstel',
    address: { streetNameAndNumber: null, postalCode: null, location: null, countryCode: 'AT' },
    station: 'Saal',
    contact: null,
    meetingPlace: null,
  });
});

test.each([
  [{ venue: ' ' }, 'venue'],
  [{ meetingPlace: 'x'.repeat(257) }, 'meetingPlace'],
  [{ address: { countryCode: 'AT', postalCode: '99' } }, 'address.postalCode'],
])('with %j it is refused at %s', (changes, path) => {
  const issue = VenueInput.safeParse({ ...PALAIS, ...changes }).error?.issues[0];
  expect(issue?.path.join('.')).toBe(path);
});

test.each([
  [{ venue: 'palais ferstel ', station: '' }, true],
  [{ venue: 'Palais Ferstel', station: 'Saal' }, false],
  [{ venue: 'Hofburg', station: null }, false],
])('%j is the Palais: %s', (other, isSame) => {
  expect(isSameVenue({ venue: 'Palais Ferstel', station: null }, other)).toBe(isSame);
});
