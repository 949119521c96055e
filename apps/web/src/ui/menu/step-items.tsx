import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';

/** Something that can be done, or the way to where it is done. */
interface Step {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly take?: (() => void) | undefined;
  readonly href?: string | undefined;
  readonly title?: string | undefined;
  readonly isOff?: boolean;
  /** Destroys something. */
  readonly isDanger?: boolean | undefined;
  /** Under a line, away from what is meant more often. */
  readonly isApart?: boolean;
}

/** A step that is not for everybody stands there as false. */
export type Steps = readonly (Step | false | null | undefined)[];

interface StepItemsProps {
  readonly steps: Steps;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The steps as a menu, which is gone before one of them is taken: a dialog that it opens keeps the focus. */
export function StepItems({ steps, anchor, onClose }: StepItemsProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} sx={{ mt: 0.5 }}>
      {steps.flatMap((step) => {
        if (!step) return [];
        const { label, icon: Icon, take, href, title, isOff = false, isDanger, isApart } = step;
        return [
          isApart && <Divider key="line" />,
          <MenuItem
            key={label}
            title={title}
            disabled={isOff}
            onClick={() => {
              onClose();
              take?.();
            }}
            {...(href !== undefined && { component: Link, href, underline: 'none' })}
            sx={{ color: isDanger ? 'error.main' : 'inherit' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Icon size={16} aria-hidden />
            </ListItemIcon>
            {label}
          </MenuItem>,
        ];
      })}
    </Menu>
  );
}
