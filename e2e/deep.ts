/** A journey whose parts are each tested for themselves, at the server and on the screen: `npm run test:deep` goes it, `npm test` does not. */
export const DEEP = { tag: '@deep' };
