import { WORKLOG_WARNINGS } from '@gastspiel/domain/worklogs/worklog-warnings.ts';
import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { TONES } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import type { Row } from './recording.ts';

/** The law's warnings about the hours, by name. None of them keeps anybody from saving. */
export function WarningsPanel({ rows, isSaved }: { readonly rows: readonly Row[]; readonly isSaved: boolean }) {
  const warned = rows.filter(({ warnings }) => warnings.length > 0);
  return (
    <Box role="status" aria-label={TEXTS.warnings} sx={warned.length > 0 ? PANEL : VISUALLY_HIDDEN}>
      {warned.length > 0 && (
        <>
          <TriangleAlert size={16} aria-hidden />
          <Box sx={{ minWidth: 0 }}>
            {together(warned).map(({ names, words }, index, all) => (
              <div key={words}>
                <b>{`${names}: `}</b>
                {`${words}.`}
                {index === all.length - 1 && ` ${isSaved ? TEXTS.savedWarned : TEXTS.mayStillSave(warned.length)}`}
              </div>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** A forgotten break is forgotten for all: who is warned of the same stands in one line. */
const together = (warned: readonly Row[]) =>
  [...Map.groupBy(warned, ({ warnings }) => warnings.map((warning) => WORKLOG_WARNINGS[warning]).join(', '))].map(
    ([words, rows]) => ({ words, names: rows.map(({ worker }) => worker.name).join(', ') }),
  );

export const PANEL = {
  display: 'flex',
  gap: 1.25,
  px: 2,
  py: 1.25,
  border: '1px solid #EBD794',
  borderRadius: '10px',
  bgcolor: '#FEF9E7',
  color: TONES.warning.text,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', mt: '2px' },
  '& b': { fontWeight: 600 },
} as const;
