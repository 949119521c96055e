/** People of the demo, by what they are. */
export const PEOPLE = {
  admin: 'Georg Mayrhofer',
  dispatcher: 'Katharina Leitner',
  customerCare: 'Thomas Brandl',
  accounting: 'Eva Steindl',
  worker: 'Anna Pichler',
  otherWorker: 'Florian Eder',
  waiting: 'Mira Hollaus',
  blocked: 'Robert Zach',
  foreignAdmin: 'Johanna Gruber',
  foreignDispatcher: 'Lukas Kofler',
  foreignWorker: 'Clara Stadler',
  foreignOtherWorker: 'Jakob Winkler',
  foreignAccounting: 'Peter Unterberger',
} as const;
export type Person = (typeof PEOPLE)[keyof typeof PEOPLE];
