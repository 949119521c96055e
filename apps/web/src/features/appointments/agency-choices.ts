import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const AgencyChoices = graphql(`
  query AgencyChoices {
    tenantInformation {
      defaultTargetUserPoolId
      targetUserPools { id description }
      appointmentTypes { id description isRetired }
      outfits { id title }
    }
  }
`);

interface Choice {
  readonly id: string;
  readonly description: string;
  readonly isRetired?: boolean;
}

/** The agency's types, pools and outfits, of which an appointment has one each. */
export interface Choices {
  readonly defaultPoolId: string | null;
  readonly pools: readonly Choice[];
  readonly types: readonly Choice[];
  readonly outfits: readonly Choice[];
}

const NONE_YET: Choices = { defaultPoolId: null, pools: [], types: [], outfits: [] };

export const choicesQuery = ask(
  AgencyChoices,
  {},
  ['agency-choices'],
  ({ tenantInformation: agency }): Choices => ({
    defaultPoolId: agency?.defaultTargetUserPoolId ?? null,
    pools: agency?.targetUserPools ?? [],
    types: agency?.appointmentTypes ?? [],
    outfits: (agency?.outfits ?? []).map(({ id, title }) => ({ id, description: title })),
  }),
);

/** Empty while they are being loaded. */
export const useChoices = (): Choices => useQuery(choicesQuery).data ?? NONE_YET;

/** To choose from; what was retired stands there only while it is chosen. */
export const optionsOf = (choices: readonly Choice[], chosen: readonly (string | null)[] = []) =>
  choices
    .filter(({ id, isRetired }) => !isRetired || chosen.includes(id))
    .map(({ id, description }) => ({ value: id, label: description }));

export const nameOf = (choices: readonly Choice[], id: string | null): string | undefined =>
  choices.find((choice) => choice.id === id)?.description;
