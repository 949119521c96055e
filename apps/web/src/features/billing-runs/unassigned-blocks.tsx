import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { TriangleAlert } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { TONES } from '#ui/tokens.ts';
import { PAGE_TEXTS as TEXTS } from './billing-run-texts.ts';
import type { Unassigned } from './proposals-query.ts';

/** So many are named; the others come when these are mended. */
const SHOWN = 5;

/** Recorded hours that nobody would pay for, each with the way to where somebody says who does. */
export function UnassignedBlocks({ blocks }: { readonly blocks: readonly Unassigned[] }) {
  if (blocks.length === 0) return null;
  return (
    <Box role="status" sx={GAP}>
      <TriangleAlert size={16} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <b>{TEXTS.unassigned(blocks.length)}</b>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {blocks.slice(0, SHOWN).map(({ id, description, startDateTime }) => (
            <Link key={id} color="inherit" href={linkTo('/appointment/$appointmentId', { appointmentId: id })}>
              {TEXTS.unassignedBlock(description, formatDay(startDateTime.slice(0, 10)))}
            </Link>
          ))}
          {blocks.length > SHOWN && <span>{TEXTS.more(blocks.length - SHOWN)}</span>}
        </Box>
      </Box>
    </Box>
  );
}

const GAP = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 1.25,
  borderRadius: '10px',
  bgcolor: TONES.danger.ground,
  color: TONES.danger.text,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', mt: '1px' },
  '& b': { fontWeight: 600 },
} as const;
