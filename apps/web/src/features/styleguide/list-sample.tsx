import Box from '@mui/material/Box';
import { CircleCheck, Lock } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Column } from '#ui/table/column.ts';
import { Tags } from '#ui/tags.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly types: readonly string[];
  readonly hours: string;
  readonly last: string;
}

const person = (id: string, name: string, types: string[], hours: string, last: string): Person => ({
  id,
  name,
  types,
  hours,
  last,
  isBlocked: id === '3',
});

export const PEOPLE: readonly Person[] = [
  person('1', 'Paul Aigner', ['Service', 'Bar'], '6,00 h', '25.10.2026'),
  person('2', 'Florian Eder', ['Service', 'Küche', 'Logistik'], '18,50 h', '27.10.2026'),
  person('3', 'Stefan Kogler', ['Service', 'Logistik'], '–', '12.08.2026'),
  person('4', 'Hannah Lechner', ['Service', 'Garderobe'], '6,00 h', '20.10.2026'),
];

const state = ({ isBlocked }: Person) =>
  isBlocked ? (
    <StateChip tone="danger" icon={Lock} label="Gesperrt" />
  ) : (
    <StateChip tone="success" icon={CircleCheck} label="Aktiv" />
  );

export const COLUMNS: readonly Column<Person>[] = [
  {
    key: 'name',
    label: 'Name',
    isSortable: true,
    cell: ({ name }) => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
        <Avatar name={name} />
        {name}
      </Box>
    ),
  },
  { key: 'state', label: 'Status', cell: state },
  { key: 'types', label: 'Einsatzarten', priority: 2, cell: ({ types }) => <Tags labels={types} /> },
  { key: 'hours', label: 'Diese Woche', align: 'right', priority: 3, isSortable: true, cell: ({ hours }) => hours },
  { key: 'last', label: 'Letzter Einsatz', align: 'right', isSortable: true, cell: ({ last }) => last },
];

export function PersonCard(person: Person) {
  return (
    <Row gap={1} align="stretch" wraps sx={{ pl: 4.5 }}>
      {state(person)}
      <Tags labels={person.types} max={3} />
    </Row>
  );
}
