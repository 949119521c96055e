import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { ThemeColors } from '#platform/viewer/theme-parts.ts';

const TenantParts = graphql(
  `
  fragment TenantParts on Tenant {
    id version name contactEmail contactPhone hasInvoicingModule targetUserAssociationCode
    tenantUserAssociationCode defaultTargetUserPoolId requiredForRelease
    targetUserPools { id description }
    appointmentTypes { id description }
    outfits { id title description }
    targetUserOnboardingCheckboxes { id label url }
    accountingInterfaceConfiguration { clientId code defaultOccupation userName }
    tenantTheme { logoSquareBase64 logoWideBase64 ...ThemeColors }
  }
`,
  [ThemeColors],
);
export type Tenant = ResultOf<typeof TenantParts>;

const TenantDocument = graphql(
  `
  query Tenant($id: String!) {
    tenant(id: $id) { ...TenantParts }
  }
`,
  [TenantParts],
);

export const tenantQuery = (id: string) => ask(TenantDocument, { id }, ['tenant']);

const AgencyDocument = graphql(
  `
  query Agency {
    agency { ...TenantParts }
  }
`,
  [TenantParts],
);

/** The agency that the person acts in. */
export const agencyQuery = ask(AgencyDocument, {}, ['tenant']);
