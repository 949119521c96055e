import Button from '@mui/material/Button';
import { Square, SquareCheck } from 'lucide-react';
import { ACTIVE_CHIP, CHIP } from './chip-styles.ts';
import { afterClick, type Filter, isActive } from './filter.ts';

/** A filter that is on or off. */
export function SwitchChip({ filter }: { readonly filter: Filter }) {
  const isOn = isActive(filter);
  return filter.options.map(({ value, label }) => (
    <Button
      key={value}
      variant="outlined"
      role="checkbox"
      aria-checked={isOn}
      startIcon={isOn ? <SquareCheck size={16} /> : <Square size={16} />}
      onClick={() => filter.onChange(afterClick(filter, value))}
      sx={isOn ? ACTIVE_CHIP : CHIP}
    >
      {label}
    </Button>
  ));
}
