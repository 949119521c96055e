import { fullName, type Person } from '../person.ts';
import type { Chosen } from '../selection.ts';
import type { Candidate } from './candidates-query.ts';

export const canBeOffered = ({ availability }: Candidate): boolean => availability !== 'UNAVAILABLE';

/** A worker who said that they can not come is asked by name only, after a question; nothing else may speak against it. */
export const canBeAskedAgain = ({ reasons }: Candidate): boolean =>
  reasons.some(({ reason }) => reason === 'PREVENTED') &&
  !reasons.some(({ reason }) => reason === 'BOOKED' || reason === 'ABSENT');

/** An absence can be talked about; two bookings at the same time can not be. */
export const canBeBooked = ({ reasons }: Candidate): boolean => !reasons.some(({ reason }) => reason === 'BOOKED');

export const toPerson = (candidate: Candidate): Person => ({ id: candidate.id, name: fullName(candidate) });

export const toChosen = (candidate: Candidate): Chosen => ({
  ...toPerson(candidate),
  hasWarning: candidate.warnings.length > 0 || candidate.availability === 'PARTIALLY',
});
