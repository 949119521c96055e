import type { MenuEntry } from '#platform/navigation/feature.ts';
import { badgeText } from '#platform/navigation/menu.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { MENU_TEXTS } from '../app-texts.ts';

interface EntryBadgeProps {
  readonly badge: NonNullable<MenuEntry['badge']>;
  readonly strong?: boolean;
}

/** A component of its own for each entry, because `badge` is a hook. */
export function EntryBadge({ badge: useCount, strong = false }: EntryBadgeProps) {
  const text = badgeText(useCount());
  return text === undefined ? null : <CountBadge text={text} label={MENU_TEXTS.waiting(text)} strong={strong} />;
}
