import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { useViewer, type Viewer } from './viewer.ts';

export type Brand = Pick<NonNullable<Viewer['tenant']>, 'name' | 'tenantTheme'>;

/** The agency whose invitation somebody has opened: the app wears its look before they belong to it. */
export const invitingBrand = observable<Brand | undefined>(undefined);

/** Its colours, as the theme takes them. */
export const palettesOf = (brand: Brand | undefined) =>
  brand && { primary: brand.tenantTheme.primaryColorPalette, secondary: brand.tenantTheme.secondaryColorPalette };

/** Whose name and logo stand in the header. */
export function useBrand(): Brand | undefined {
  const { tenant } = useViewer();
  const inviting = useObservable(invitingBrand);
  return tenant ?? inviting;
}
