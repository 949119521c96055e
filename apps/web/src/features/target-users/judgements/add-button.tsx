import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';

/** In the head of a card. */
export const AddButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
    <Plus size={18} aria-hidden />
  </IconButton>
);
