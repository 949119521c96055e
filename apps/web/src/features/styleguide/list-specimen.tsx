import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { COLUMNS, PEOPLE, PersonCard } from './list-sample.tsx';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** The pattern of every list: filters on top, rows that open the entity, pager at the foot. */
export function ListSpecimen() {
  const [search, setSearch] = useUiState('styleguide.search', '');
  const [state, setState] = useState<readonly string[]>([]);
  const [types, setTypes] = useUiState<readonly string[]>('styleguide.types', ['Service', 'Bar']);
  const [sort, setSort] = useState<Sort>({ key: 'name', isDescending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const [page, setPage] = useUiState('styleguide.page', { number: 1, size: 25 });
  const [isLoading, setLoading] = useState(false);
  const clear = () => {
    setSearch('');
    setState([]);
    setTypes([]);
  };
  const found = PEOPLE.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <Box sx={{ pt: 2 }}>
      <FilterBar
        search={{ value: search, onChange: setSearch, label: 'Name suchen' }}
        filters={[
          { key: 'state', label: 'Status', options: options('Aktiv', 'Gesperrt'), selected: state, onChange: setState },
          {
            key: 'type',
            label: 'Einsatzart',
            options: options('Service', 'Bar', 'Küche'),
            selected: types,
            isMultiple: true,
            onChange: setTypes,
          },
        ]}
        count={
          <>
            <b>{found.length} Mitarbeiter/innen</b> von 64
          </>
        }
        onClear={clear}
        actions={
          <Button variant="outlined" onClick={() => setLoading(!isLoading)}>
            {isLoading ? 'Geladen' : 'Laden'}
          </Button>
        }
      />
      <DataTable
        label="Mitarbeiter/innen"
        columns={COLUMNS}
        rows={isLoading ? undefined : found}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${linkTo('/styleguide')}?person=${id}`}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected }}
        card={PersonCard}
        foot={<Pager page={page} count={47} onChange={setPage} />}
      />
    </Box>
  );
}
