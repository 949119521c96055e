export { ratedPersonInput } from '#features/rated-people/rated-person.graphql.ts';
export {
  assertMayMeet,
  entityOf,
  holdRatedPerson,
  loadRatedPerson,
  RatedPerson,
} from '#features/rated-people/rated-person.ts';
