import type { ReactNode } from 'react';
import { List, Quiet, Row } from '#ui/layout.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly description?: ReactNode;
}

/** Rows from edge to edge. */
export function EntryList({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return <Quiet sx={{ p: 2 }}>{TENANT_TEXTS.none}</Quiet>;
  return (
    <List sx={LIST}>
      {entries.map(({ id, title, mark, description }) => (
        <li key={id}>
          <Row gap={1} wraps sx={{ fontWeight: 500 }}>
            {title}
            {mark}
          </Row>
          {description && <Quiet size="body2">{description}</Quiet>}
        </li>
      ))}
    </List>
  );
}

const LIST = {
  overflowWrap: 'anywhere',
  '& li': { px: 2, py: 1.25 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
