import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { FILTER_TEXTS as TEXTS } from './invoice-recipient-texts.ts';
import { type RecipientName, recipientLabel, useRecipientNames } from './recipient-names.ts';

interface RecipientPanelProps {
  readonly chosen: readonly RecipientName[];
  readonly isMultiple?: boolean;
  /** A chosen one again takes it away. */
  readonly onPress: (recipient: RecipientName) => void;
}

/** Finds who pays by number or name. */
export function RecipientPanel({ chosen, isMultiple = false, onPress }: RecipientPanelProps) {
  const [typed, setTyped] = useState('');
  const { data: found } = useRecipientNames(typed);
  const list = useRef<HTMLUListElement>(null);
  /** From the search into what it found, without the mouse. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const [only, ...others] = found ?? [];
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    else if (event.key === 'Enter' && only && others.length === 0) onPress(only);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box sx={{ p: 1 }} onKeyDown={onKeyDown}>
        <SearchInput autoFocus value={typed} onChange={setTyped} label={TEXTS.search} />
      </Box>
      {found?.length ? (
        <MenuList ref={list} aria-label={TEXTS.recipient} sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {found.map((recipient) => {
            const isChosen = chosen.some(({ id }) => id === recipient.id);
            return (
              <MenuItem
                key={recipient.id}
                role={isMultiple ? 'menuitemcheckbox' : 'menuitemradio'}
                aria-checked={isChosen}
                onClick={() => onPress(recipient)}
                sx={{ gap: 1.5, whiteSpace: 'normal' }}
              >
                <Row align="stretch" aria-hidden sx={{ width: 16, flex: 'none' }}>
                  {isChosen && <Check size={16} />}
                </Row>
                {recipientLabel(recipient)}
              </MenuItem>
            );
          })}
        </MenuList>
      ) : (
        <Quiet size="body1" role="status" sx={{ px: 2, py: 1.5 }}>
          {found ? TEXTS.none : TEXTS.loading}
        </Quiet>
      )}
    </>
  );
}
