import IconButton from '@mui/material/IconButton';
import { Plus } from 'lucide-react';

interface AddButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** In the head of a card. */
export const AddButton = ({ label, onClick }: AddButtonProps) => (
  <IconButton size="small" aria-label={label} title={label} onClick={onClick}>
    <Plus size={18} aria-hidden />
  </IconButton>
);
