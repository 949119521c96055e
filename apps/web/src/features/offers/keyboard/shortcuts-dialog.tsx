import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { KeyCap } from '#ui/keyboard/key-cap.tsx';
import { SHORTCUT_TEXTS } from './shortcut-texts.ts';

interface ShortcutsDialogProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Which keys do what, and a way to do without those that count on the whole page. */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 } } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ mb: 1.5 }}>
        {SHORTCUT_TEXTS.title}
      </Typography>
      <Box component="dl" sx={LIST}>
        {SHORTCUT_TEXTS.keys.map(([key, meaning]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt">
              <KeyCap label={key} />
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {meaning}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, next) => onSwitch(next)} />}
        label={SHORTCUT_TEXTS.isOn}
        sx={{ mt: 2 }}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {SHORTCUT_TEXTS.isOnHelp}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {SHORTCUT_TEXTS.close}
        </Button>
      </Box>
    </Dialog>
  );
}

const LIST = { m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 1 } as const;
