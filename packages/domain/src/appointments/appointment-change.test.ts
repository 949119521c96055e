import { expect, test } from 'vitest';
import { concernsWorkers, placeChanged, timeChanged } from '#domain/appointments/appointment-change.ts';

const GALA = {
  startDateTime: new Date('2027-03-13T17:00:00Z'),
  endDateTime: new Date('2027-03-14T01:00:00Z'),
  sectorAttributes: {
    venue: 'Palais Ferstel',
    address: { streetNameAndNumber: 'Strauchgasse 4', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
    meetingInformation: { place: 'Personaleingang', time: '17:30' },
  },
};
const elsewhere = (changes: Partial<(typeof GALA)['sectorAttributes']>) => ({
  ...GALA,
  sectorAttributes: { ...GALA.sectorAttributes, ...changes },
});

test.each([
  ['nothing', GALA, false, false],
  ['the same instants, read anew', { ...GALA, startDateTime: new Date(GALA.startDateTime) }, false, false],
  ['an earlier start', { ...GALA, startDateTime: new Date('2027-03-13T16:00:00Z') }, true, false],
  ['a later end', { ...GALA, endDateTime: new Date('2027-03-14T02:00:00Z') }, true, false],
  ['another venue', elsewhere({ venue: 'Hofburg' }), false, true],
  [
    'another house',
    elsewhere({ address: { ...GALA.sectorAttributes.address, streetNameAndNumber: 'Strauchgasse 6' } }),
    false,
    true,
  ],
  ...[{ postalCode: '1020' }, { location: 'Graz' }, { countryCode: 'HU' }].map(
    (change) =>
      [
        `another ${Object.keys(change)[0]}`,
        elsewhere({ address: { ...GALA.sectorAttributes.address, ...change } }),
        ...[false, true],
      ] as [string, typeof GALA, boolean, boolean],
  ),
  ['another meeting place', elsewhere({ meetingInformation: { place: 'Tor 3', time: '17:30' } }), false, true],
  ['another meeting time', elsewhere({ meetingInformation: { place: 'Personaleingang', time: '17:00' } }), false, true],
])('%s', (_what, after, time, place) => {
  expect([timeChanged(GALA, after), placeChanged(GALA, after), concernsWorkers(GALA, after)]).toEqual([
    time,
    place,
    time || place,
  ]);
});
