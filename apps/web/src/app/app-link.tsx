import { type ComponentProps, type MouseEvent, use } from 'react';
import { RouterContext } from '#platform/navigation/router.ts';

/** How every link and every button with an address works: inside the app without a new load, elsewhere as browsers do. */
export function AppLink({ href = '', target, onClick, ...rest }: ComponentProps<'a'>) {
  const router = use(RouterContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // The browser opens it in another tab or window.
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!router || !href.startsWith('/') || (target && target !== '_self')) return;
    event.preventDefault();
    // A window that opens over the same page leaves it where it was scrolled to.
    const [path, query] = href.split('?');
    router.navigate(href, { isInSight: query !== undefined && path === router.place.get().pathname });
  };
  return <a href={href} target={target} onClick={follow} {...rest} />;
}
