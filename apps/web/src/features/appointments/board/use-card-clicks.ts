import type { MouseEvent } from 'react';
import { useNavigate } from '#platform/navigation/router.ts';

/** Clicks on entries and on their menus, for all of them: hundreds of router links would each watch the address. */
export function useCardClicks(
  onMenu: (id: string, anchor: HTMLElement) => void,
  onChoose: (id: string) => void,
  isChoosing: boolean,
) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element)) return;
    const menu = event.target.closest<HTMLElement>('[data-menu]');
    if (menu) {
      onMenu(menu.dataset['menu'] ?? '', menu);
      return;
    }
    const link = event.target.closest('a');
    const id = link?.dataset['appointment'];
    if (id && isChoosing && event.button === 0) {
      event.preventDefault();
      onChoose(id);
      return;
    }
    const href = link?.getAttribute('href');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!href || !isPlain) return;
    event.preventDefault();
    navigate(href);
  };
}
