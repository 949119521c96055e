import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { REQUIRABLE_FACTS } from '@gastspiel/domain/target-users/release.ts';
import { ONBOARDING_FLOWS } from '@gastspiel/domain/tenants/association-code.ts';
import type { AppointmentType, DescribedEntry, OnboardingCheckbox, Outfit } from '#features/tenants/entries.sql.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const onboardingFlowType = enumOf(
  'OnboardingFlow',
  'The form that an association code leads to.',
  ONBOARDING_FLOWS,
);

export const requirableFactType = enumOf(
  'RequirableFact',
  'A fact that an agency may require before it releases a worker.',
  keysOf(REQUIRABLE_FACTS),
);

/** The types of what a tenant arranges for itself. */
export const entryTypes = oncePerSchema((builder) => {
  const described = (name: string, description: string) =>
    builder.objectRef<DescribedEntry>(name).implement({
      description,
      fields: (t) => ({
        id: t.exposeID('id'),
        description: t.exposeString('description', { description: 'Its name, unique within the tenant.' }),
      }),
    });
  return {
    TargetUserPool: described('TargetUserPool', 'A group of workers that offers go to.'),
    AppointmentType: builder.objectRef<AppointmentType>('AppointmentType').implement({
      description: 'A kind of work, such as service or kitchen.',
      fields: (t) => ({
        id: t.exposeID('id'),
        description: t.exposeString('description', { description: 'Its name, unique within the tenant.' }),
        isRetired: t.exposeBoolean('isRetired', { description: 'Whether it can’t be chosen for anything new.' }),
      }),
    }),
    Outfit: builder.objectRef<Outfit>('Outfit').implement({
      description: 'An outfit of workers.',
      fields: (t) => ({
        id: t.exposeID('id'),
        title: t.exposeString('title', { description: 'Its name, unique within the tenant.' }),
        description: t.exposeString('description'),
      }),
    }),
    OnboardingCheckbox: builder.objectRef<OnboardingCheckbox>('OnboardingCheckbox').implement({
      description: 'Something that a new worker has to accept.',
      fields: (t) => ({
        id: t.exposeID('id'),
        label: t.exposeString('label', { description: 'The sentence to accept.' }),
        url: t.exposeString('url', { description: 'Where to read it.' }),
      }),
    }),
  };
});

export type EntryTypes = ReturnType<typeof entryTypes>;
