import type { ReactNode } from 'react';
import { List, Row } from '../layout.tsx';
import { NEUTRAL } from '../tokens.ts';

export interface Consequence {
  readonly icon?: ReactNode;
  /** In numbers: "5 Buchungen, alle 5 werden verständigt". */
  readonly text: ReactNode;
}

/** The consequences, one line each. */
export function Consequences({ items }: { readonly items: readonly Consequence[] }) {
  return (
    <List sx={LIST}>
      {items.map(({ icon, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
        <Row key={index} component="li" gap={1.5} sx={{ px: 1.75, py: 1.25 }}>
          {icon && (
            <Row align="stretch" aria-hidden sx={{ color: NEUTRAL[600], '& svg': { width: 18, height: 18 } }}>
              {icon}
            </Row>
          )}
          <span>{typeof text === 'string' ? withBoldNumber(text) : text}</span>
        </Row>
      ))}
    </List>
  );
}

/** "**5 Buchungen**, alle 5 werden verständigt". */
function withBoldNumber(text: string): ReactNode {
  const number = /^\d+ (?:\p{Ll}+ )?\p{Lu}[\p{L}/]+/u.exec(text)?.[0] ?? '';
  return number ? (
    <>
      <b>{number}</b>
      {text.slice(number.length)}
    </>
  ) : (
    text
  );
}

const LIST = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
