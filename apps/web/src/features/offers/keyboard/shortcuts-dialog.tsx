import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { KeyCap } from '#ui/keyboard/key-cap.tsx';
import { Quiet } from '#ui/layout.tsx';
import { SHORTCUT_TEXTS } from './shortcut-texts.ts';

interface ShortcutsDialogProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Which keys do what, and a way to do without those that count on the whole page. */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  return (
    <DialogFrame title={SHORTCUT_TEXTS.title} onClose={onClose}>
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
        sx={{ justifySelf: 'start' }}
      />
      <Quiet component="span" size="caption">
        {SHORTCUT_TEXTS.isOnHelp}
      </Quiet>
    </DialogFrame>
  );
}

const LIST = { m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 1 } as const;
