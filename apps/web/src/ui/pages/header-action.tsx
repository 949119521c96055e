import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The id of the place in the header. */
export const HEADER_ACTION = 'header-action';

/** On phones the one main step of a page stands in the header, where a list leaves no room for it. */
export function HeaderAction({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(HEADER_ACTION)), []);
  return place && createPortal(children, place);
}
