import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { DIALOG_TEXTS } from '../dialogs/dialog-texts.ts';
import { NEUTRAL, SHADOW } from '../tokens.ts';
import type { Notice } from './notify.ts';

/** Long enough to read; the library waits while the pointer or the focus is on it, or the window is in the back. */
const HIDE_AFTER_MS = 5_000;
const ICONS = { success: CircleCheck, info: Info, danger: CircleAlert } as const;
const COLOURS = { success: '#93DBAE', info: '#A9C9F7', danger: '#F7A6A6' } as const;

interface NoticeSnackbarProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

export function NoticeSnackbar({ notice: { text, detail, tone = 'success' }, onClose }: NoticeSnackbarProps) {
  const Icon = ICONS[tone];
  return (
    <Snackbar
      open
      autoHideDuration={HIDE_AFTER_MS}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      sx={{ position: 'static', transform: 'none', width: { xs: '100%', sm: 380 } }}
    >
      <Box role={tone === 'danger' ? 'alert' : 'status'} sx={NOTICE}>
        <Icon size={20} color={COLOURS[tone]} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
          {detail && <Typography>{detail}</Typography>}
        </Box>
        <IconButton size="small" aria-label={DIALOG_TEXTS.close} onClick={onClose} sx={CLOSE}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
    </Snackbar>
  );
}

const NOTICE = {
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  pl: 2,
  pr: 1,
  py: 1.25,
  borderRadius: '14px',
  bgcolor: NEUTRAL[800],
  color: NEUTRAL[0],
  boxShadow: SHADOW.menu,
} as const;

const CLOSE = {
  color: NEUTRAL[200],
  '&:hover': { bgcolor: NEUTRAL[700] },
  '&.Mui-focusVisible': { outlineColor: NEUTRAL[0] },
} as const;
