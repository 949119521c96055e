export { fullName } from './person.ts';
export { FindPersonDialog } from './steps/find-person-dialog.tsx';
export { usePeopleSearch } from './steps/people-search.ts';
