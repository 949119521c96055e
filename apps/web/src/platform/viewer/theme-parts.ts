import { graphql } from '#platform/graphql/graphql.ts';

/** What an agency looks like. */
export const ThemeParts = graphql(`
  fragment ThemeParts on TenantTheme {
    logoSquareBase64
    logoWideBase64
    primaryColorPalette {
      main
      light
      dark
    }
    secondaryColorPalette {
      main
      light
      dark
    }
  }
`);
