import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const TenantChoices = graphql(`
  query TenantChoices {
    tenantInformation {
      targetUserPools { id description }
      appointmentTypes { id description isRetired }
    }
  }
`);

interface Choice {
  readonly id: string;
  readonly description: string;
  readonly isRetired?: boolean;
}

/** The agency's pools and types, by which workers are sorted. */
export interface Choices {
  readonly pools: readonly Choice[];
  readonly types: readonly Choice[];
}

const NONE_YET: Choices = { pools: [], types: [] };

/** Empty while they are being loaded. */
export function useTenantChoices(): Choices {
  const { data = NONE_YET } = useQuery(
    ask(TenantChoices, {}, ['tenant-choices'], ({ tenantInformation: agency }) => ({
      pools: agency?.targetUserPools ?? [],
      types: agency?.appointmentTypes ?? [],
    })),
  );
  return data;
}

/** The names of the chosen ones, in the agency's order. */
export const namesOf = (choices: readonly Choice[], ids: readonly string[]): readonly string[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ description }) => description);

/** To choose from; what was retired stands there only while it is chosen. */
export const optionsOf = (choices: readonly Choice[], chosen: readonly (string | null)[] = []) =>
  choices
    .filter(({ id, isRetired }) => !isRetired || chosen.includes(id))
    .map(({ id, description }) => ({ value: id, label: description }));
