import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { rangeFilter } from '#ui/filters/range-filter.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { APPOINTMENT_TITLES } from '../appointment-titles.ts';
import { useAppointments } from '../appointments-query.ts';
import { FillLegend } from '../overview/fill-legend.tsx';
import { overviewFilters } from '../overview/overview-filters.tsx';
import { OverviewHead } from '../overview/overview-head.tsx';
import { OVERVIEW_TEXTS } from '../overview/overview-texts.ts';
import type { ViewProps } from '../overview/view-props.ts';
import { isNarrowed, spanOf } from '../overview-filter.ts';
import { listCard, listColumns, sortOf } from './list-columns.tsx';
import { LIST_TEXTS as TEXTS } from './list-texts.ts';

/** The home turns it on. */
const soonFilter = (onChange: () => void): Filter => ({
  key: 'soon',
  label: OVERVIEW_TEXTS.soon,
  options: [{ value: 'on', label: OVERVIEW_TEXTS.soon }],
  selected: ['on'],
  isSwitch: true,
  onChange,
});

const FROM_TODAY = { label: OVERVIEW_TEXTS.fromToday, button: OVERVIEW_TEXTS.rangeToday };

/** Appointments by their beginning, one under the other. */
export function ListView({ state, choices, canWrite, several, actions }: ViewProps) {
  const { filters, filter, narrow, clear, page, sort, today } = state;
  const hasRecipients = may(useViewer(), 'invoice-recipient-names.read');
  const query = useAppointments(page, { ...filter, ...spanOf(filters, today) }, sortOf(sort));
  const { data } = query;
  const columns = useMemo(() => listColumns(choices), [choices]);
  return (
    <>
      <OverviewHead actions={actions} />
      <FilterBar
        search={{ value: filters.text, onChange: (text) => narrow({ text }), label: OVERVIEW_TEXTS.search }}
        filters={[
          ...overviewFilters(filters, choices, hasRecipients, narrow),
          filters.isSoon
            ? soonFilter(() => narrow({ isSoon: false }))
            : rangeFilter({ range: filters.range, onChange: (range) => narrow({ range }), unchosen: FROM_TODAY }),
        ]}
        count={data && <b>{OVERVIEW_TEXTS.count(data.count)}</b>}
        legend={<FillLegend />}
        onClear={clear}
      />
      <ListTable
        label={APPOINTMENT_TITLES.list}
        columns={columns}
        list={state}
        query={query}
        rowKey={({ id }) => id}
        rowHref={({ id }) => linkTo('/appointment/$appointmentId', { appointmentId: id })}
        card={listCard(choices)}
        rowName={({ description }) => description}
        {...(canWrite && {
          selection: {
            selected: new Set(several.chosen.keys()),
            onChange: (ids: ReadonlySet<string>) => several.choose(ids, data?.items ?? []),
          },
        })}
        failed={TEXTS.failed}
        noMatch={isNarrowed(filters) && TEXTS.noMatch}
        empty={{ icon: <CalendarDays />, title: TEXTS.empty, hint: TEXTS.emptyHint }}
      />
    </>
  );
}
