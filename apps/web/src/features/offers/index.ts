export { fullName } from './person.ts';
export { usePeopleSearch } from './steps/people-search.ts';
