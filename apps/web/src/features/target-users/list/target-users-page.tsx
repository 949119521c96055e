import { useEffect, useMemo } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Page } from '#ui/pages/page.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Pager } from '#ui/table/pager.tsx';
import { TARGET_USER_TITLES } from '../target-user-titles.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { WorkerStateChip } from '../worker-state-chip.tsx';
import { CsvButton } from './csv-button.tsx';
import { InviteButton } from './invite-button.tsx';
import { listFilters } from './list-filters.ts';
import { isNarrowed, NO_FILTERS, useListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { targetUserCard } from './target-user-card.tsx';
import { targetUserColumns } from './target-user-columns.tsx';
import { TargetUsersBlank } from './target-users-blank.tsx';
import { useTargetUsers } from './target-users-query.ts';
import { WaitingHint } from './waiting-hint.tsx';

/** All workers of the agency. */
export function TargetUsersPage() {
  const { filters, sort, page, choice, setSort, setPage, narrow } = useListState();
  const choices = useTenantChoices();
  const { data, error, refetch } = useTargetUsers(page, choice);
  const columns = useMemo(() => targetUserColumns(choices), [choices]);
  // Others may have deleted the last entries of a page that this screen remembers.
  const isBeyondEnd = data !== undefined && data.count > 0 && data.items.length === 0;
  useEffect(() => {
    if (isBeyondEnd) setPage({ number: 1, size: page.size });
  }, [isBeyondEnd, setPage, page.size]);
  const isBlank = error !== null || data?.count === 0;
  const clear = (): void => narrow(NO_FILTERS);
  return (
    <Page title={TARGET_USER_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: filters.name, onChange: (name) => narrow({ name }), label: LIST_TEXTS.search }}
        filters={listFilters(filters, choices, narrow)}
        count={
          data && (
            <>
              <b>{LIST_TEXTS.workers(data.count)}</b>
              {data.count !== data.total && LIST_TEXTS.of(data.total)}
            </>
          )
        }
        onClear={clear}
        actions={
          <>
            <CsvButton choice={choice} />
            <InviteButton />
          </>
        }
      />
      <WaitingHint onShow={() => narrow({ ...NO_FILTERS, states: ['ONBOARDING'] })} />
      <DataTable
        label={TARGET_USER_TITLES.list}
        columns={columns}
        rows={error ? [] : data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/target_user/${id}`}
        picture={({ firstName, lastName }) => <Avatar name={`${firstName} ${lastName}`} />}
        sort={sort}
        onSort={setSort}
        card={targetUserCard(choices)}
        cardMark={({ userState }) => <WorkerStateChip state={userState} />}
        blank={
          isBlank ? (
            <TargetUsersBlank
              error={error}
              isNarrowed={isNarrowed(filters)}
              total={data?.total ?? 0}
              onClear={clear}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
        foot={data && <Pager page={page} count={data.count} onChange={setPage} />}
      />
    </Page>
  );
}
