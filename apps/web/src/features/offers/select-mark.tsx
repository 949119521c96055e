import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Avatar } from '#ui/avatar.tsx';

interface SelectMarkProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Shown all the time while somebody is chosen; else for who points at the row or walks it by keyboard. */
  readonly isShown: boolean;
  /** For who may only look. */
  readonly isOff?: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** The person's initials, which turn into a box to tick. */
export function SelectMark({ name, label, isChosen, isShown, isOff = false, onToggle }: SelectMarkProps) {
  if (isOff) return <Avatar name={name} size={24} />;
  return (
    <Box className="select-mark" data-shown={isShown || isChosen} sx={MARK}>
      <Avatar name={name} size={24} />
      <Checkbox
        size="small"
        checked={isChosen}
        onClick={({ shiftKey }) => onToggle(shiftKey)}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ position: 'absolute', inset: -4, p: 0 }}
      />
    </Box>
  );
}

/** The box is always there for the keyboard; the eye sees it when it is of use. */
const MARK = {
  position: 'relative',
  flex: 'none',
  '& .MuiCheckbox-root': { opacity: 0 },
  '&[data-shown=true] .MuiCheckbox-root, [data-row]:hover > & .MuiCheckbox-root, [data-row]:focus-within > & .MuiCheckbox-root':
    { opacity: 1 },
  '&[data-shown=true] > [aria-hidden], [data-row]:hover > & > [aria-hidden], [data-row]:focus-within > & > [aria-hidden]':
    { visibility: 'hidden' },
} as const;
