import { explainRanking } from '@gastspiel/domain/waves/ranking-reason.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { useCockpit } from '../cockpit.ts';
import { useWaves } from './use-waves.ts';
import { WAVE_TEXTS } from './waves-texts.ts';

export function RankingButton() {
  const { ask } = useCockpit();
  if (!useWaves().waves) return null;
  return (
    <Button
      size="small"
      startIcon={<Info size={15} />}
      onClick={() => ask({ kind: 'ranking' })}
      sx={{ color: 'primary.main', fontWeight: 500, whiteSpace: 'nowrap', flex: 'none' }}
    >
      {WAVE_TEXTS.explain}
    </Button>
  );
}

/** The ranking in words, as the agency has set it. */
export function RankingDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const { waves } = useWaves();
  if (!waves) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {WAVE_TEXTS.explain}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {explainRanking(waves.settings).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Button variant="outlined" autoFocus onClick={onClose} sx={{ justifySelf: 'end' }}>
        {DIALOG_TEXTS.close}
      </Button>
    </Dialog>
  );
}
