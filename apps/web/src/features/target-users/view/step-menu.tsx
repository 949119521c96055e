import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import type { TargetUser } from '../target-user-query.ts';
import type { WorkerStep } from './step-dialog.tsx';
import { STEPS, stepsFor } from './steps.ts';
import { VIEW_TEXTS } from './view-texts.ts';

interface StepMenuProps {
  readonly worker: TargetUser;
  readonly onStep: (step: WorkerStep) => void;
}

/** Steps that are taken rarely; no button at all where there is none to take. */
export function StepMenu({ worker, onStep }: StepMenuProps) {
  const viewer = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const steps = stepsFor(worker, viewer);
  if (steps.length === 0) return null;
  const take = (step: WorkerStep): void => {
    setAnchor(null);
    onStep(step);
  };
  return (
    <>
      <IconButton
        aria-label={VIEW_TEXTS.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ border: 1, borderColor: NEUTRAL[200], borderRadius: '10px' }}
      >
        <Ellipsis size={18} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} sx={{ mt: 0.5 }}>
        {steps.map((step) => {
          const { label, icon: Icon, isDestructive } = STEPS[step];
          return (
            <MenuItem key={step} onClick={() => take(step)} sx={isDestructive ? { color: 'error.main' } : {}}>
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon size={16} aria-hidden />
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
