import type { TenantTheme } from '#features/tenants/themes.sql.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const themeType = oncePerSchema((builder) => {
  const ColorPalette = builder.objectRef<TenantTheme['primaryColorPalette']>('ColorPalette').implement({
    description: 'A colour with its lighter and darker tone, each as #RRGGBB.',
    fields: (t) => ({
      main: t.exposeString('main', { description: 'The colour itself.' }),
      light: t.exposeString('light', { description: 'The lighter tone.' }),
      dark: t.exposeString('dark', { description: 'The darker tone.' }),
    }),
  });
  return builder.objectRef<TenantTheme>('TenantTheme').implement({
    description: 'The look of a tenant. Error colour is always red and no part of it.',
    fields: (t) => ({
      logoSquareBase64: t.exposeString('logoSquareBase64', {
        nullable: true,
        description: 'The square logo as a data URI, for small screens.',
      }),
      logoWideBase64: t.exposeString('logoWideBase64', { nullable: true, description: 'The wide logo as a data URI.' }),
      primaryColorPalette: t.expose('primaryColorPalette', {
        type: ColorPalette,
        description: 'Buttons, links, selection.',
      }),
      secondaryColorPalette: t.expose('secondaryColorPalette', { type: ColorPalette, description: 'Accents.' }),
    }),
  });
});
