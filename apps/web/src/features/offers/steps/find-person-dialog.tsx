import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { DIALOG_TEXTS } from '#ui/dialogs/dialog-texts.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { List, Quiet } from '#ui/layout.tsx';
import { Rating } from '#ui/rating.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { fullName } from '../selection.ts';
import { OTHER_TEXTS } from './dialog-texts.ts';
import { usePeopleSearch } from './people-search.ts';

interface FindPersonDialogProps {
  readonly title: string;
  readonly intro: string;
  /** A remark about each of those who were found; who is not among them is left out. All where nothing is given. */
  readonly useDetails?: (ids: readonly string[]) => ReadonlyMap<string, string> | undefined;
  /** Also those who are blocked by now. */
  readonly withBlocked?: boolean;
  readonly onFound: (person: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

const ALL = (): undefined => undefined;

/** Finds anybody of the agency by name. */
export function FindPersonDialog(props: FindPersonDialogProps) {
  const { title, intro, useDetails = ALL, withBlocked, onFound, onClose } = props;
  const [typed, setTyped] = useState('');
  const { data, error } = usePeopleSearch(typed, withBlocked);
  const details = useDetails(data?.items.map(({ id }) => id) ?? NOBODY);
  const shown = data?.items.filter(({ id }) => !details || details.has(id));
  return (
    <DialogFrame
      title={title}
      subject={intro}
      onClose={onClose}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {DIALOG_TEXTS.cancel}
        </Button>
      }
    >
      <SearchInput value={typed} onChange={setTyped} label={OTHER_TEXTS.search} autoFocus />
      {error && <Typography role="alert">{OTHER_TEXTS.failed}</Typography>}
      <List aria-label={title} sx={{ minHeight: '20dvh' }}>
        {shown?.map((person) => (
          <li key={person.id}>
            <ButtonBase sx={CHOICE} onClick={() => onFound({ id: person.id, name: fullName(person) })}>
              <Avatar name={fullName(person)} />
              <Box component="span" sx={{ flex: 1, textAlign: 'left', fontWeight: 500 }}>
                {fullName(person)}
                <Quiet component="span" size="caption" sx={{ display: 'block' }}>
                  {details?.get(person.id)}
                </Quiet>
              </Box>
              <Rating rating={person.effectiveRating} count={person.assessmentCount} />
            </ButtonBase>
          </li>
        ))}
      </List>
      <Quiet size="body2" role="status">
        {data && shown?.length === 0 && OTHER_TEXTS.none}
        {data && data.count > data.items.length && OTHER_TEXTS.more(data.count - data.items.length)}
      </Quiet>
    </DialogFrame>
  );
}

const NOBODY: readonly string[] = [];
const CHOICE = {
  width: '100%',
  gap: 1,
  px: 1,
  minHeight: { xs: 44, sm: 38 },
  borderRadius: '8px',
  typography: 'body1',
  '&:hover': { bgcolor: NEUTRAL[50] },
} as const;
