import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FILTER_TEXTS } from './filter-texts.ts';

/** Buttons behind one button, one below the other. */
export function MoreButtons({ children }: { readonly children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={FILTER_TEXTS.moreSteps}
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mr: -1.25 }}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': FILTER_TEXTS.moreSteps, sx: STEPS } }}
      >
        {children}
      </Popover>
    </>
  );
}

const STEPS = { display: 'grid', gap: 1, p: 1.5 } as const;
