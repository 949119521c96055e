import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DIALOG_TEXTS } from '../dialogs/dialog-texts.ts';
import { NOTICE, NOTICE_ACTION, NOTICE_CLOSE } from './notice-styles.ts';
import type { Notice } from './notify.ts';

/** Long enough to read, and to decide. */
const HIDE_AFTER_MS = 5_000;
const HIDE_UNDECIDED_AFTER_MS = 10_000;
const ICONS = { success: CircleCheck, info: Info, danger: CircleAlert } as const;
const COLOURS = { success: '#93DBAE', info: '#A9C9F7', danger: '#F7A6A6' } as const;

interface NoticeBarProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

export function NoticeBar({ notice: { text, detail, tone = 'success', action }, onClose }: NoticeBarProps) {
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

/** Closes it after a while; not while the pointer or the focus is on it, or the window is in the back. */
function useHiding(onClose: () => void, afterMs: number) {
  const [isHeld, setHeld] = useState(false);
  const [isInFront, setInFront] = useState(() => document.hasFocus());
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const toFront = () => setInFront(true);
    const toBack = () => setInFront(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('focus', toFront);
    window.addEventListener('blur', toBack);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('focus', toFront);
      window.removeEventListener('blur', toBack);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (isHeld || !isInFront) return;
    const timer = window.setTimeout(() => close(), afterMs);
    return () => window.clearTimeout(timer);
  }, [isHeld, isInFront, afterMs]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
