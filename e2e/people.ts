/**
 * People of the demo. A person works on one device at a time, so journeys that run beside each other must not share one:
 * each name here belongs to one journey, or to journeys of one file that run one after the other.
 */
export const PEOPLE = {
  admin: 'Georg Mayrhofer',
  dispatcher: 'Katharina Leitner',
  customerCare: 'Thomas Brandl',
  accounting: 'Eva Steindl',
  worker: 'Anna Pichler',
  otherWorker: 'Florian Eder',
  waiting: 'Mira Hollaus',
  blocked: 'Robert Zach',
  otherAccounting: 'Birgit Haslinger',
  otherCustomerCare: 'Stefan Neubauer',
  foreignAdmin: 'Johanna Gruber',
  foreignDispatcher: 'Lukas Kofler',
  foreignCustomerCare: 'Maria Hofer',
  foreignAccounting: 'Peter Unterberger',
  foreignWorker: 'Clara Stadler',
  foreignOtherWorker: 'Jakob Winkler',
  foreignWaiting: 'Sarah Wimmer',
  foreignBlocked: 'Dominik Auer',
  layoutAdmin: 'Ingrid Haas',
  layoutWorker: 'Simon Fuchs',
  keyboardAdmin: 'Paul Reiter',
  logoAdmin: 'Verena Lang',
  versionAdmin: 'Martin Egger',
  listAdmin: 'Lisa Thaler',
  secondAdmin: 'Andreas Moser',
  festiveWorker: 'Theresa Holzer',
  crewDispatcher: 'Nora Winter',
  crewCustomerCare: 'Emil Sommer',
  crewAccounting: 'Helga Strasser',
  crewWorker: 'Julia Müllner',
  profileWorker: 'Lena Hartl',
} as const;
export type Person = (typeof PEOPLE)[keyof typeof PEOPLE];
