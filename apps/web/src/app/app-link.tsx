import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** How every link and every button with an address works: inside the app without a new load, elsewhere as browsers do. */
export function AppLink({ href = '', target, ...rest }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) return <a href={href} target={target} {...rest} />;
  // The router takes path and query apart only in what it navigates to, not in its links.
  const [to = href, query] = href.split('?');
  const search = query && { search: Object.fromEntries(new URLSearchParams(query)) };
  // A window that opens over the same page leaves it where it was scrolled to.
  const isOverPage = query !== undefined && to === window.location.pathname;
  return <RouterLink to={to} resetScroll={!isOverPage} {...search} {...rest} />;
}
