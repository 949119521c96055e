import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { MenuEntry } from '#platform/navigation/feature.ts';
import { forgetScreens } from '#platform/session/ui-state.ts';

export interface EntryProps {
  readonly entry: MenuEntry;
  readonly isActive: boolean;
}

interface EntryLinkProps extends Pick<ButtonBaseProps, 'sx' | 'children'> {
  readonly to: string;
  readonly isActive: boolean;
}

/** How every entry of the menu leads to its page: as it is opened for the first time. */
export function EntryLink({ to, isActive, ...rest }: EntryLinkProps) {
  return (
    <ButtonBase href={to} onClick={forgetScreens} {...(isActive && { 'aria-current': 'page' as const })} {...rest} />
  );
}
