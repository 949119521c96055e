import { graphql } from '#platform/graphql/graphql.ts';
import { ThemeParts } from './theme-parts.ts';

/** Everything that the start of the app needs, in one request. */
export const ViewerDocument = graphql(
  `
  query Viewer($hasRoom: Boolean!) {
    currentVersion { value }
    userInformation {
      exists
      existingUserInformation { userRole userState firstName lastName hasDeviceAccessTicket }
    }
    tenantInformation {
      id appKey name contactEmail contactPhone hasInvoicingModule hasAccountingInterface
      tenantTheme {
        ...ThemeParts
        logoWideBase64(small: true) @include(if: $hasRoom)
      }
    }
  }
`,
  [ThemeParts],
);
