import Box from '@mui/material/Box';
import { Cut } from '#ui/cut.tsx';
import type { Column } from '#ui/table/column.ts';
import { type Choices, nameOf } from '../agency-choices.ts';
import { whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { FILL_STYLES, Fill } from '../fill.tsx';
import { LIST_TEXTS as TEXTS } from './list-texts.ts';

/** Beside the sidebar there has to be room for how full it is. */
const TEXT_WIDTH = 'clamp(130px, 13vw, 230px)';

/** Ids become names by the agency's pools and types. */
export const listColumns = ({ pools, types }: Choices): readonly Column<AppointmentSummary>[] => [
  {
    key: 'description',
    label: TEXTS.description,
    cell: ({ description }) => <Cut width={TEXT_WIDTH}>{description}</Cut>,
  },
  { key: 'when', label: TEXTS.when, cell: (appointment) => <When {...appointment} /> },
  {
    key: 'customer',
    label: TEXTS.customer,
    cell: ({ sectorAttributes }) => <Where {...sectorAttributes} />,
  },
  { key: 'type', label: TEXTS.type, priority: 2, cell: ({ typeId }) => nameOf(types, typeId) ?? TEXTS.none },
  { key: 'pool', label: TEXTS.pool, priority: 3, cell: ({ targetUserPoolId: id }) => nameOf(pools, id) ?? TEXTS.none },
  {
    key: 'fill',
    label: TEXTS.fill,
    cell: (appointment) => (
      <Box sx={{ ...FILL_STYLES, width: 96 }}>
        <Fill {...appointment} />
      </Box>
    ),
  },
];

const When = (appointment: AppointmentSummary) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {whenOf(appointment)}
  </Box>
);

/** Customer, and the place where that is another name. */
function Where({ customer, venue }: AppointmentSummary['sectorAttributes']) {
  return (
    <>
      <Cut width={TEXT_WIDTH}>{customer}</Cut>
      {venue !== customer && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <Cut width={TEXT_WIDTH}>{venue}</Cut>
        </Box>
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
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[appointment.sectorAttributes.customer, nameOf(types, appointment.typeId)].filter(Boolean).join(' · ')}
      </Box>
      <Fill {...appointment} />
    </Box>
  );
