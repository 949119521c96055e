import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { StickyBar } from '#ui/form/button-bar.tsx';
import { Quiet } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import type { Row } from './recording.ts';
import { Sums } from './sums.tsx';

interface RecordingBarProps {
  readonly rows: readonly Row[];
  readonly isSmall: boolean;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  readonly problem: ReactNode;
  readonly onSave: () => void;
  readonly onSaveAndNext: () => void;
}

/** The way to save, in reach of the thumb on phones. */
export function RecordingBar(props: RecordingBarProps) {
  const { rows, isSmall, isBusy, isUnsaved, problem, onSave, onSaveAndNext } = props;
  const save = (
    <Button
      data-stop=""
      variant="contained"
      size="large"
      loading={isBusy}
      onClick={onSave}
      sx={{ flex: { xs: 1, md: 'none' } }}
    >
      {TEXTS.save}
    </Button>
  );
  if (isSmall) {
    return (
      <StickyBar problem={problem}>
        <Box sx={SUMS}>
          <Sums rows={rows} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
          {save}
          <IconButton aria-label={TEXTS.saveAndNext} disabled={isBusy} onClick={onSaveAndNext} sx={NEXT}>
            <ArrowRight size={20} aria-hidden />
          </IconButton>
        </Box>
      </StickyBar>
    );
  }
  const note = isUnsaved && (
    <Quiet component="span" size="body2" role="status" sx={{ ml: 'auto' }}>
      {TEXTS.unsaved}
    </Quiet>
  );
  return (
    <StickyBar problem={problem} note={note}>
      {save}
      <Button variant="outlined" disabled={isBusy} onClick={onSaveAndNext}>
        {TEXTS.saveAndNext}
      </Button>
      <Button href={linkTo('/worklog_recording')}>{TEXTS.cancel}</Button>
    </StickyBar>
  );
}

const SUMS = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, width: '100%', fontSize: '0.9375rem' } as const;
const NEXT = {
  width: { xs: 52, sm: 44 },
  height: { xs: 52, sm: 44 },
  border: `1px solid ${NEUTRAL[200]}`,
  bgcolor: 'background.paper',
} as const;
