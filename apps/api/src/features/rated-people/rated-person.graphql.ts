import { RATED_PERSON_TYPES } from '@gastspiel/domain/rated-people/rated-person.ts';
import { RatedPerson } from '#features/rated-people/rated-person.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

export const ratedPersonInput = inputOf('RatedPerson', 'Whose work is spoken of.', RatedPerson, {
  type: enumOf('RatedPersonType', 'Whether a worker or somebody of the office is meant.', RATED_PERSON_TYPES),
});
