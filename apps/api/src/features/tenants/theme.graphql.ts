import { createSmallLogos } from '#features/logos/index.ts';
import type { TenantTheme } from '#features/tenants/themes.sql.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

const SMALL = { required: false, description: 'Only as large as a header shows it, for slow lines.' } as const;

export const themeType = oncePerSchema((builder) => {
  const smallLogo = createSmallLogos();
  const ColorPalette = builder.objectRef<TenantTheme['primaryColorPalette']>('ColorPalette').implement({
    description: 'A colour with its lighter and darker tone, each as #RRGGBB.',
    fields: (t) => ({
      main: t.exposeString('main'),
      light: t.exposeString('light'),
      dark: t.exposeString('dark'),
    }),
  });
  return builder.objectRef<TenantTheme>('TenantTheme').implement({
    description: 'The look of a tenant. Error colour is always red and no part of it.',
    fields: (t) => ({
      logoSquareBase64: t.string({
        nullable: true,
        args: { small: t.arg.boolean(SMALL) },
        description: 'The square logo as a data URI, for small screens.',
        resolve: ({ logoSquareBase64: logo }, { small }) => (logo && small ? smallLogo(logo) : logo),
      }),
      logoWideBase64: t.string({
        nullable: true,
        args: { small: t.arg.boolean(SMALL) },
        description: 'The wide logo as a data URI.',
        resolve: ({ logoWideBase64: logo }, { small }) => (logo && small ? smallLogo(logo) : logo),
      }),
      primaryColorPalette: t.expose('primaryColorPalette', {
        type: ColorPalette,
        description: 'Buttons, links, selection.',
      }),
      secondaryColorPalette: t.expose('secondaryColorPalette', { type: ColorPalette, description: 'Accents.' }),
    }),
  });
});
