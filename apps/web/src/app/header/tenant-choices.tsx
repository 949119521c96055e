import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Quiet } from '#ui/layout.tsx';
import { SWITCHER_TEXTS } from './switcher-texts.ts';

interface TenantChoicesProps {
  readonly search: string;
  readonly onChoose: (id: string) => void;
}

/** The tenants whose name has what was typed; the one that the person is in bears a tick. */
export function TenantChoices({ search, onChoose }: TenantChoicesProps) {
  const { tenant: current } = useViewer();
  const { data: found, error } = useTenantNames(search);
  if (!found?.length) {
    const waiting = error ? SWITCHER_TEXTS.failed : SWITCHER_TEXTS.loading;
    return (
      <Quiet size="body1" role="status" sx={{ px: 2, py: 1.5 }}>
        {found ? SWITCHER_TEXTS.noMatch : waiting}
      </Quiet>
    );
  }
  return (
    <MenuList sx={{ maxHeight: 320, overflowY: 'auto' }} aria-label={SWITCHER_TEXTS.search}>
      {found.map(({ id, name }) => (
        <MenuItem key={id} selected={id === current?.id} onClick={() => onChoose(id)} sx={{ gap: 1.5 }}>
          <Box component="span" sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name}
          </Box>
          {id === current?.id && <Check size={16} aria-label={SWITCHER_TEXTS.active} />}
        </MenuItem>
      ))}
    </MenuList>
  );
}

const TenantNames = graphql(`
  query TenantNames($filter: TenantFilter) {
    tenants(page: { size: 50 }, filter: $filter) { items { id name } }
  }
`);

/** The tenants that a SystemAdmin can choose from: the first ones, or those whose name has what was typed. */
function useTenantNames(search: string) {
  const name = useSettled(search.trim());
  return useQuery(
    steady(ask(TenantNames, { filter: name ? { name } : null }, ['tenant-names'], ({ tenants }) => tenants.items)),
  );
}
