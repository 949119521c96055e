import type { Plugin } from 'vite';

/** Parts of libraries that everybody would load and nobody here reaches, with what stands in their place. */
const UNUSED: Readonly<Record<string, string>> = {
  // No button ripples: `disableRipple` in the theme.
  '/TouchRipple.mjs': 'export default () => null;',
  // The theme is made without CSS variables. Should it ever be made with them, the start says so.
  '/createThemeWithVars.mjs': `
    export default () => { throw new Error('Themes with CSS variables are left out of the build'); };
    export const createGetCssVar = () => () => '';`,
  '/ThemeProviderWithVars.mjs': `
    export const CssVarsProvider = () => { throw new Error('Themes with CSS variables are left out of the build'); };
    export const useColorScheme = CssVarsProvider, getInitColorSchemeScript = CssVarsProvider, Experimental_CssVarsProvider = CssVarsProvider;`,
  // Only for emotion's withTheme(), which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target;',
};
const MARK = '\0unused:';

export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    resolveId(id) {
      const part = Object.keys(UNUSED).find((ending) => id.endsWith(ending));
      return part && MARK + part;
    },
    load: (id) => (id.startsWith(MARK) ? UNUSED[id.slice(MARK.length)] : undefined),
  };
}
