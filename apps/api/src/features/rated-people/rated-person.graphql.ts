import { RATED_PERSON_TYPES, type RatedPersonType } from '@gastspiel/domain/rated-people/rated-person.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const ratedPersonInput = oncePerSchema((builder) => {
  const Type = builder.enumType('RatedPersonType', {
    description: 'Whether a worker or somebody of the office is meant.',
    values: RATED_PERSON_TYPES,
  });
  return builder.inputRef<{ type: RatedPersonType; userId: string }>('RatedPerson').implement({
    description: 'Whose work is spoken of.',
    fields: (t) => ({
      type: t.field({ type: Type, description: 'Which kind of person.' }),
      userId: t.string({ description: 'The id of the person.' }),
    }),
  });
});
