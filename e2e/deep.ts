/**
 * A journey that `npm run test:deep` goes and `npm test` leaves out for its time. Tests of the server and of screens cover its feature;
 * nobody has compared them with it step by step.
 */
export const DEEP = { tag: '@deep' };
