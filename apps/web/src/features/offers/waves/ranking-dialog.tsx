import { explainRanking } from '@gastspiel/domain/waves/ranking-reason.ts';
import Button from '@mui/material/Button';
import { Info } from 'lucide-react';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { Stack } from '#ui/layout.tsx';
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
  const { waves } = useWaves();
  if (!waves) return null;
  return (
    <DialogFrame title={WAVE_TEXTS.explain} onClose={onClose}>
      <Stack component="ul" gap={0.75} sx={{ m: 0, pl: 2.5 }}>
        {explainRanking(waves.settings).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </DialogFrame>
  );
}
