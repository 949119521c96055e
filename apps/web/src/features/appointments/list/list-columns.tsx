import Box from '@mui/material/Box';
import { Cut, Quiet } from '#ui/layout.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { type Choices, nameOf } from '../agency-choices.ts';
import { APPOINTMENT_TEXTS } from '../appointment-texts.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSort, AppointmentSummary } from '../appointments-query.ts';
import { FILL_STYLES, Fill } from '../fill.tsx';
import { LIST_TEXTS as TEXTS } from './list-texts.ts';

/** The place leaves the rest to the description, so that the number of people is in sight at every width. */
const PLACE_WIDTH = 'clamp(96px, 13vw, 230px)';

const SORT_KEYS: Readonly<Record<string, AppointmentSort['key']>> = {
  description: 'DESCRIPTION',
  when: 'START',
  customer: 'CUSTOMER',
  type: 'TYPE',
  pool: 'POOL',
  fill: 'FILL',
};

/** By which column, as the server knows it. */
export const sortOf = ({ key, isDescending }: Sort): AppointmentSort => ({
  key: SORT_KEYS[key] ?? 'START',
  isDescending,
});

/** Ids become names by the agency's pools and types. */
export const listColumns = ({ pools, types }: Choices): readonly Column<AppointmentSummary>[] => [
  {
    key: 'description',
    isSortable: true,
    label: TEXTS.description,
    takesRest: true,
    cell: ({ description, event }) => (
      <Cut>{event ? APPOINTMENT_TEXTS.titled(description, event.type) : description}</Cut>
    ),
  },
  { key: 'when', isSortable: true, label: TEXTS.when, cell: (appointment) => <When {...appointment} /> },
  {
    key: 'customer',
    isSortable: true,
    label: TEXTS.customer,
    cell: ({ sectorAttributes }) => <Where {...sectorAttributes} />,
  },
  {
    key: 'type',
    isSortable: true,
    label: TEXTS.type,
    priority: 3,
    cell: ({ typeId }) => nameOf(types, typeId) ?? TEXTS.none,
  },
  {
    key: 'pool',
    isSortable: true,
    label: TEXTS.pool,
    priority: 4,
    cell: ({ targetUserPoolId: id }) => nameOf(pools, id) ?? TEXTS.none,
  },
  {
    key: 'fill',
    isSortable: true,
    label: TEXTS.fill,
    cell: (appointment) => (
      <Box sx={{ ...FILL_STYLES, width: { sm: 72, md: 96 } }}>
        <Fill {...appointment} />
      </Box>
    ),
  },
];

const When = (appointment: AppointmentSummary) => (
  <Box component="span" sx={WHEN}>
    {whenOf(appointment)}
  </Box>
);

/** On tablets the day and beneath it the times. */
const WHEN = {
  display: 'block',
  width: { sm: '8.25rem', md: 'auto' },
  whiteSpace: { sm: 'normal', md: 'nowrap' },
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Customer, and the place where that is another name. */
function Where({ customer, venue }: AppointmentSummary['sectorAttributes']) {
  return (
    <>
      <Cut width={PLACE_WIDTH}>{customer}</Cut>
      {venue !== customer && (
        <Quiet size="caption">
          <Cut width={PLACE_WIDTH}>{venue}</Cut>
        </Quiet>
      )}
    </>
  );
}

/** An appointment on phones, beneath what it is. */
export const listCard =
  ({ types }: Choices) =>
  (appointment: AppointmentSummary) => (
    <Box sx={{ ...FILL_STYLES, display: 'grid', gap: 0.75, fontSize: '0.9375rem' }}>
      <When {...appointment} />
      <Quiet component="span">
        {[appointment.sectorAttributes.customer, nameOf(types, appointment.typeId)].filter(Boolean).join(' · ')}
      </Quiet>
      <Fill {...appointment} />
    </Box>
  );
