import Link from '@mui/material/Link';
import { TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import { PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';
import type { Unassigned } from './proposals-query.ts';

/** So many are named; the others come when these are mended. */
const SHOWN = 5;

/** Recorded hours that nobody would pay for, each with the way to where somebody says who does. */
export function UnassignedBlocks({ blocks }: { readonly blocks: readonly Unassigned[] }) {
  if (blocks.length === 0) return null;
  return (
    <Note tone="danger" icon={TriangleAlert} role="status" title={TEXTS.unassigned(blocks.length)}>
      <Row align="stretch" wraps sx={{ columnGap: 2 }}>
        {blocks.slice(0, SHOWN).map(({ id, description, startDateTime }) => (
          <Link key={id} color="inherit" href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>
            {TEXTS.unassignedBlock(description, formatDay(startDateTime.slice(0, 10)))}
          </Link>
        ))}
        {blocks.length > SHOWN && <span>{TEXTS.more(blocks.length - SHOWN)}</span>}
      </Row>
    </Note>
  );
}
