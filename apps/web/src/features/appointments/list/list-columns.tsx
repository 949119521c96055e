import Box from '@mui/material/Box';
import type { Column } from '#ui/table/column.ts';
import { type Choices, nameOf } from '../agency-choices.ts';
import { lengthOf, whenOf } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { Fill } from '../fill.tsx';
import { FILL_STYLES } from '../fill-styles.ts';
import { LIST_TEXTS as TEXTS } from './list-texts.ts';

/** Ids become names by the agency's pools and types. */
export const listColumns = ({ pools, types }: Choices): readonly Column<AppointmentSummary>[] => [
  { key: 'description', label: TEXTS.description, cell: ({ description }) => description },
  { key: 'when', label: TEXTS.when, cell: (appointment) => <When {...appointment} /> },
  { key: 'customer', label: TEXTS.customer, priority: 2, cell: ({ sectorAttributes }) => sectorAttributes.customer },
  { key: 'venue', label: TEXTS.venue, priority: 3, cell: ({ sectorAttributes }) => sectorAttributes.venue },
  { key: 'type', label: TEXTS.type, priority: 2, cell: ({ typeId }) => nameOf(types, typeId) ?? TEXTS.none },
  { key: 'pool', label: TEXTS.pool, priority: 3, cell: ({ targetUserPoolId: id }) => nameOf(pools, id) ?? TEXTS.none },
  {
    key: 'fill',
    label: TEXTS.fill,
    cell: (appointment) => (
      <Box sx={{ ...FILL_STYLES, width: 110 }}>
        <Fill {...appointment} />
      </Box>
    ),
  },
];

function When(appointment: AppointmentSummary) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {whenOf(appointment)}
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {` · ${lengthOf(appointment)}`}
      </Box>
    </Box>
  );
}

/** An appointment on phones, beneath what it is. */
export const listCard =
  ({ types }: Choices) =>
  (appointment: AppointmentSummary) => (
    <Box sx={{ ...FILL_STYLES, display: 'grid', gap: 0.75 }}>
      <When {...appointment} />
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {[appointment.sectorAttributes.customer, nameOf(types, appointment.typeId)].filter(Boolean).join(' · ')}
      </Box>
      <Fill {...appointment} />
    </Box>
  );
