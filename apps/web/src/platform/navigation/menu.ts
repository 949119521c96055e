import type { MenuEntry, MenuGroup } from './feature.ts';

export interface MenuSection {
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
}

const GROUPS: readonly MenuGroup[] = ['main', 'invoicing', 'admin'];
const BADGE_MAX = 99;

/** The menu of somebody: what they may open, in groups, each address once; no empty groups. */
export function menuOf(entries: readonly MenuEntry[], mayOpen: (entry: MenuEntry) => boolean): readonly MenuSection[] {
  const open = entries.filter(mayOpen).sort((one, other) => one.order - other.order);
  const unique = open.filter(({ to }, index) => open.findIndex((entry) => entry.to === to) === index);
  return GROUPS.map((group) => ({ group, entries: unique.filter((entry) => entry.group === group) })).filter(
    (section) => section.entries.length > 0,
  );
}

/** The text in the badge: nothing without work, and nobody counts beyond 99. */
export function badgeText(count: number | undefined): string | undefined {
  if (!count) return undefined;
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count);
}
