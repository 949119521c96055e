import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pencil, Undo2 } from 'lucide-react';
import { Fragment } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { PHONE } from '#ui/page-frame.ts';
import { TABLE } from '#ui/table/table-styles.ts';
import { NEUTRAL } from '#ui/tokens.ts';
import { EditTypeRow } from './edit-type-row.tsx';
import { type ListedType, type PriceList, retireType } from './price-list-query.ts';
import { LIST_TEXTS as TEXTS } from './price-list-texts.ts';
import { TypeRow } from './type-row.tsx';

/** The row that is edited: a type by its id, or a new one. */
export type Editing = { readonly id: string | null } | null;

interface PriceTableProps {
  readonly list: PriceList;
  readonly types: readonly ListedType[];
  /** False in an agency that does not invoice. */
  readonly hasPrices: boolean;
  readonly isRetired: boolean;
  readonly editing: Editing;
  readonly onEdit: (editing: Editing) => void;
}

/** A row for each kind of work; on phones the cells of a row stand below each other. */
export function PriceTable({ list, types, hasPrices, isRetired, editing, onEdit }: PriceTableProps) {
  const close = (): void => onEdit(null);
  const edit = (type: ListedType | null) => (
    <EditTypeRow key={type?.id ?? ''} list={list} type={type} hasPrices={hasPrices} onClose={close} />
  );
  const isNew = editing !== null && editing.id === null;
  return (
    <Box sx={{ ...CARD, p: 0, overflow: 'clip', containerType: 'inline-size' }}>
      <Box component="table" aria-label={TEXTS.title} sx={PRICES}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.type}</th>
            {hasPrices && (
              <>
                <th scope="col" className="number">
                  {TEXTS.price}
                </th>
                <th scope="col">{TEXTS.since}</th>
                <th scope="col" className="number">
                  {TEXTS.own}
                </th>
              </>
            )}
            <th scope="col" className="number">
              {TEXTS.workers}
            </th>
            {hasPrices && <th scope="col">{TEXTS.next}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <Fragment key={type.id}>
              {editing?.id === type.id ? (
                edit(type)
              ) : (
                <TypeRow type={type} hasPrices={hasPrices}>
                  {list.viewerCanEdit &&
                    (isRetired ? (
                      <BringBack list={list} type={type} />
                    ) : (
                      <IconButton
                        size="small"
                        aria-label={TEXTS.edit(type.description)}
                        onClick={() => onEdit({ id: type.id })}
                      >
                        <Pencil size={15} aria-hidden />
                      </IconButton>
                    ))}
                </TypeRow>
              )}
            </Fragment>
          ))}
          {isNew && edit(null)}
        </tbody>
      </Box>
      {types.length === 0 && !isNew && (
        <Quiet sx={{ p: 2 }}>{isRetired ? TEXTS.emptyRetired : TEXTS.emptyActive(hasPrices)}</Quiet>
      )}
    </Box>
  );
}

function BringBack({ list, type: { id, description } }: { readonly list: PriceList; readonly type: ListedType }) {
  const { send } = useAttempt(retireType);
  const notify = useNotify();
  const bringBack = async (): Promise<void> => {
    try {
      await send({ id, version: list.version, isRetired: false });
      notify({ text: TEXTS.broughtBack(description) });
    } catch (error) {
      notify({ text: error instanceof Error ? error.message : String(error), tone: 'danger' });
    }
  };
  return (
    <Button size="small" startIcon={<Undo2 size={15} />} onClick={() => void bringBack()}>
      {TEXTS.bringBack}
    </Button>
  );
}

/** Beneath this width a row is a card. */
const NARROW = '@container (max-width: 680px)';

const PRICES = {
  ...TABLE,
  '& tbody th': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 500 },
  '& tbody tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:first-of-type > *': { borderTop: 0 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .price': { fontWeight: 600 },
  '& .step': { textAlign: 'right', width: '1%' },
  '& .history': { p: 0, bgcolor: NEUTRAL[25] },
  [PHONE]: { '& a, & td > button': { display: 'inline-block', py: 1.5 } },
  [NARROW]: {
    '& thead': { display: 'none' },
    '&, & tbody, & tbody tr': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      p: 1,
      borderTop: 1,
      borderColor: 'divider',
    },
    '& tbody tr > *': { border: 0, height: 'auto', py: 0.5, whiteSpace: 'normal' },
    '& tbody tr > td[data-label]': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      textAlign: 'right',
    },
    '& tbody tr > td[data-label]:empty': { display: 'none' },
    '& tbody tr > td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', fontWeight: 400 },
    '& .step': { gridRow: 1, gridColumn: 2, width: 'auto' },
    '& .form': { gridColumn: '1 / -1' },
  },
} as const;
