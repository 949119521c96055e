import IconButton from '@mui/material/IconButton';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { NEUTRAL } from '../tokens.ts';
import { StepItems, type Steps } from './step-items.tsx';

interface StepsMenuProps {
  /** Says whose steps they are. */
  readonly label: string;
  readonly steps: Steps;
  readonly isBusy?: boolean;
  /** At the head of a page it stands beside other buttons, elsewhere at the end of a row or in a card. */
  readonly place?: 'head' | 'row' | 'card';
}

/** Steps that are taken rarely, behind one button. */
export function StepsMenu({ label, steps, isBusy = false, place = 'row' }: StepsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isHead = place === 'head';
  return (
    <>
      <IconButton
        size={isHead ? 'medium' : 'small'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={LOOKS[place]}
      >
        <Ellipsis size={isHead ? 18 : 16} aria-hidden />
      </IconButton>
      <StepItems steps={steps} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

const LOOKS = {
  head: { border: 1, borderColor: NEUTRAL[200], borderRadius: '10px', bgcolor: NEUTRAL[0] },
  row: {},
  card: { width: { sm: 26 }, height: { sm: 26 } },
} as const;
