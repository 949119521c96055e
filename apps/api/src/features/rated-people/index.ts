export {
  assertMayMeet,
  entityOf,
  holdRatedPerson,
  loadRatedPerson,
  RatedPerson,
  ratedPersonInput,
} from '#features/rated-people/rated-person.ts';
