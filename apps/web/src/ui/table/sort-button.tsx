import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp } from 'lucide-react';

interface SortButtonProps {
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | false;
  /** Then the arrow stands in front, so that the label stays above the numbers. */
  readonly isRight: boolean;
  readonly onClick: () => void;
}

/** Always as wide as with its arrow, so that the columns keep still. */
export function SortButton({ label, direction, isRight, onClick }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <ButtonBase
      onClick={onClick}
      sx={{ ...BUTTON, flexDirection: isRight ? 'row-reverse' : 'row' }}
      data-sorted={direction !== false}
    >
      {label}
      <Arrow size={14} aria-hidden />
    </ButtonBase>
  );
}

const BUTTON = {
  gap: 0.5,
  height: 28,
  mx: -0.5,
  px: 0.5,
  borderRadius: '6px',
  font: 'inherit',
  textAlign: 'left',
  '& svg': { opacity: 0 },
  '&:hover svg': { opacity: 0.5 },
  '&[data-sorted=true] svg': { opacity: 1 },
} as const;
