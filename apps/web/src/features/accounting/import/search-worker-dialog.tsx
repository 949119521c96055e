import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { usePeopleSearch } from '#features/offers/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import type { Assigned } from './decisions.ts';
import { SEARCH_TEXTS as TEXTS } from './import-texts.ts';
import type { Sought } from './open-group.ts';
import { fullName } from './person-text.ts';

interface SearchWorkerDialogProps {
  readonly sought: Sought;
  readonly onFound: (found: Assigned) => void;
  readonly onClose: () => void;
}

/** Finds by name who an employee is. */
export function SearchWorkerDialog({ sought, onFound, onClose }: SearchWorkerDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { data, error } = usePeopleSearch(typed);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 520, p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 } } }}
    >
      <div>
        <Typography id={titleId} component="h2" variant="subtitle1">
          {TEXTS.title(sought.name)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{TEXTS.intro(sought.accountingId)}</Typography>
      </div>
      <SearchInput value={typed} onChange={setTyped} label={TEXTS.search} autoFocus />
      {error && <Typography role="alert">{TEXTS.failed}</Typography>}
      <Box component="ul" aria-label={TEXTS.title(sought.name)} sx={LIST}>
        {data?.items.map((person) => (
          <li key={person.id}>
            <ButtonBase
              sx={CHOICE}
              onClick={() => onFound({ targetUserId: person.id, name: fullName(person), group: sought.group })}
            >
              <Avatar name={fullName(person)} />
              <Box component="span" sx={{ flex: 1, textAlign: 'left', fontWeight: 500 }}>
                {fullName(person)}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {data?.count === 0 && TEXTS.none}
        {data && data.count > data.items.length && TEXTS.more(data.count - data.items.length)}
      </Typography>
      <Button variant="outlined" onClick={onClose} sx={{ justifySelf: 'end' }}>
        {DIALOG_TEXTS.cancel}
      </Button>
    </Dialog>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', minHeight: '20dvh' } as const;
const CHOICE = {
  width: '100%',
  gap: 1,
  px: 1,
  minHeight: { xs: 44, sm: 38 },
  borderRadius: '8px',
  typography: 'body1',
  '&:hover': { bgcolor: NEUTRAL[50] },
} as const;
