import { explainRanking } from '@gastspiel/domain/waves/ranking-reason.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { useCockpit } from '../cockpit.ts';
import { wavesQuery } from './waves-query.ts';
import { WAVE_TEXTS } from './waves-texts.ts';

/** Opens the ranking in words, as the agency has set it. */
export function RankingButton() {
  const { appointment } = useCockpit();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(wavesQuery(appointment.id));
  if (!data) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<Info size={15} />}
        onClick={() => setOpen(true)}
        sx={{ color: 'primary.main', fontWeight: 500, whiteSpace: 'nowrap', flex: 'none' }}
      >
        {WAVE_TEXTS.explain}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          aria-labelledby={titleId}
          slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
        >
          <Typography id={titleId} component="h2" variant="subtitle1">
            {WAVE_TEXTS.explain}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {explainRanking(data.settings).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          <Button variant="outlined" autoFocus onClick={() => setOpen(false)} sx={{ justifySelf: 'end' }}>
            {DIALOG_TEXTS.close}
          </Button>
        </Dialog>
      )}
    </>
  );
}
