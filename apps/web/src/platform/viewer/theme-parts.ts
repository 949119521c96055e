import { graphql } from '#platform/graphql/graphql.ts';

export const ThemeColors = graphql(`
  fragment ThemeColors on TenantTheme {
    primaryColorPalette { main light dark }
    secondaryColorPalette { main light dark }
  }
`);

/** The look of an agency, as the first answer on a slow line brings it. */
export const ThemeParts = graphql(
  `
  fragment ThemeParts on TenantTheme {
    logoSquareBase64(small: true)
    ...ThemeColors
  }
`,
  [ThemeColors],
);
