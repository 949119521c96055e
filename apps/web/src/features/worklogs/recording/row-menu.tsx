import Link from '@mui/material/Link';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleUser, ListPlus, UserCheck, UserX } from 'lucide-react';
import type { Dispatch } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { ROW_TEXTS } from '../worklog-texts.ts';
import type { Row, Step } from './recording.ts';

interface RowMenuProps {
  readonly row: Row;
  readonly anchor: HTMLElement;
  readonly dispatch: Dispatch<Step>;
  readonly onClose: () => void;
}

/** What else a line can do. One for the whole table. */
export function RowMenu({ row, anchor, dispatch, onClose }: RowMenuProps) {
  const { userId } = row.worker;
  const { didNotCome } = row.typed;
  const take = (kind: 'add' | 'toggle') => () => {
    onClose();
    dispatch({ kind, userId });
  };
  const Came = didNotCome ? UserCheck : UserX;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} sx={{ mt: 0.5 }}>
      {!didNotCome && (
        <MenuItem onClick={take('add')}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <ListPlus size={16} aria-hidden />
          </ListItemIcon>
          {ROW_TEXTS.addShift}
        </MenuItem>
      )}
      <MenuItem onClick={take('toggle')}>
        <ListItemIcon sx={{ color: 'inherit' }}>
          <Came size={16} aria-hidden />
        </ListItemIcon>
        {didNotCome ? ROW_TEXTS.came : ROW_TEXTS.didNotCome}
      </MenuItem>
      <MenuItem
        component={Link}
        href={linkTo('/target_user/$targetUserId', { targetUserId: userId })}
        sx={{ color: 'inherit' }}
      >
        <ListItemIcon sx={{ color: 'inherit' }}>
          <CircleUser size={16} aria-hidden />
        </ListItemIcon>
        {ROW_TEXTS.toPerson}
      </MenuItem>
    </Menu>
  );
}
