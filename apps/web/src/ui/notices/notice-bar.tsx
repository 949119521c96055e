import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { DIALOG_TEXTS } from '../dialogs/dialog-texts.ts';
import { NOTICE, NOTICE_ACTION, NOTICE_CLOSE } from './notice-styles.ts';
import type { Notice } from './notify.ts';
import { useHiding } from './use-hiding.ts';

/** Long enough to read, and to decide. */
export const HIDE_AFTER_MS = 5_000;
const HIDE_UNDECIDED_AFTER_MS = 10_000;
const ICONS = { success: CircleCheck, info: Info, danger: CircleAlert } as const;
const COLOURS = { success: '#93DBAE', info: '#A9C9F7', danger: '#F7A6A6' } as const;

interface NoticeBarProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

export function NoticeBar({ notice: { text, detail, tone = 'success', action }, onClose }: NoticeBarProps) {
  useEscape(onClose);
  const holding = useHiding(onClose, action ? HIDE_UNDECIDED_AFTER_MS : HIDE_AFTER_MS);
  const take = (): void => {
    onClose();
    action?.take();
  };
  const Icon = ICONS[tone];
  return (
    <Box role={tone === 'danger' ? 'alert' : 'status'} sx={{ ...NOTICE, width: { xs: '100%', sm: 380 } }} {...holding}>
      <Icon size={20} color={COLOURS[tone]} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{text}</Typography>
        {detail && <Typography>{detail}</Typography>}
      </Box>
      {action && (
        <Button size="small" onClick={take} sx={NOTICE_ACTION}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={DIALOG_TEXTS.close} onClick={onClose} sx={NOTICE_CLOSE}>
        <X size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** The Escape key takes it away without moving the focus. */
function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
