import Button from '@mui/material/Button';
import { CheckCheck } from 'lucide-react';
import { CONFIRM_TEXTS as TEXTS } from './own-offers-texts.ts';

/** One tap: they come. */
export const ConfirmButton = ({ isBusy, onConfirm }: { readonly isBusy: boolean; readonly onConfirm: () => void }) => (
  <Button
    variant="contained"
    fullWidth
    sx={{ minHeight: 48 }}
    startIcon={<CheckCheck size={18} />}
    loading={isBusy}
    onClick={onConfirm}
  >
    {TEXTS.confirm}
  </Button>
);
