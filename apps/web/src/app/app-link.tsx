import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** How every link and every button with an address works: inside the app without a new load, elsewhere as browsers do. */
export function AppLink({ href = '', target, ...rest }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <RouterLink to={href} {...rest} /> : <a href={href} target={target} {...rest} />;
}
