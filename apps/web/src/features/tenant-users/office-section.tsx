import { USER_STATES, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UsersRound } from 'lucide-react';
import { useId } from 'react';
import { CsvButton } from '#parts/downloads/csv-button.tsx';
import { linkTo, usePathParams } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useSettled } from '#platform/state/use-settled.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { OFFICE_COLUMNS, OfficeCard } from './office-columns.tsx';
import { filterOf, type OfficeChoice, useOffice } from './office-query.ts';
import { LIST_TEXTS, TENANT_USER_TITLES } from './tenant-user-texts.ts';

const STATES = USER_STATES.map((state) => ({ value: state, label: USER_STATE_LABELS[state] }));
const ALL: OfficeChoice = { name: '', userStates: [] };

/** The office on the page of a tenant. */
export function OfficeSection() {
  const { id } = usePathParams('/tenant/$id');
  return <Office tenantId={id} />;
}

/** The office among the settings of the own agency. */
export function OwnOfficeSection() {
  const { tenant } = useViewer();
  return tenant && <Office tenantId={tenant.id} />;
}

/** The office of an agency; who waits for release comes first. */
function Office({ tenantId }: { readonly tenantId: string }) {
  const [choice, setChoice] = useUiState(`office.${tenantId}.choice`, ALL);
  const [page, setPage] = useUiState(`office.${tenantId}.page`, { number: 1, size: 10 });
  const query = useOffice(tenantId, page, useSettled(choice));
  const { data } = query;
  const titleId = useId();
  const choose = (changed: Partial<OfficeChoice>): void => {
    setChoice({ ...choice, ...changed });
    setPage({ ...page, number: 1 });
  };
  const clear = (): void => choose(ALL);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {TENANT_USER_TITLES.list}
      </Typography>
      <FilterBar
        search={{ value: choice.name, onChange: (name) => choose({ name }), label: LIST_TEXTS.search }}
        filters={[
          {
            key: 'state',
            label: LIST_TEXTS.state,
            options: STATES,
            selected: choice.userStates,
            isMultiple: true,
            onChange: (states) => choose({ userStates: states as readonly UserState[] }),
          },
        ]}
        count={data && <b>{LIST_TEXTS.count(data.count)}</b>}
        onClear={clear}
        actions={<CsvButton input={{ tenantUsersCsv: { tenantId, filter: filterOf(choice) } }} />}
      />
      <ListTable
        label={TENANT_USER_TITLES.list}
        columns={OFFICE_COLUMNS}
        list={{ page, setPage, clear }}
        query={query}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/tenant_user/edit/$tenantId/$tenantUserId', { tenantId, tenantUserId: id })}
        card={OfficeCard}
        failed={LIST_TEXTS.failed}
        noMatch={(choice.name !== '' || choice.userStates.length > 0) && LIST_TEXTS.noMatch}
        empty={{ icon: <UsersRound />, title: LIST_TEXTS.empty, hint: LIST_TEXTS.emptyHint }}
      />
    </Box>
  );
}
