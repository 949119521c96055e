import { STAFF_TYPES } from '@gastspiel/domain/target-users/target-user-values.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { GroupCard } from '#ui/group-card.tsx';
import { Quiet } from '#ui/layout.tsx';
import { CardTable } from '#ui/table/card-table.tsx';
import type { Column } from '#ui/table/column.ts';
import { type Assigned, type Decisions, isTaken, turned } from './decisions.ts';
import { GroupList } from './group-list.tsx';
import { countOf, type EmployeeMatch, fullName, type Import, nameOf } from './import-query.ts';
import { SURE_TEXTS as TEXTS } from './import-texts.ts';

interface SureGroupProps {
  readonly people: Import;
  readonly search: string;
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
}

/** Whom nothing speaks against: taken over all at once, unless somebody looks and takes one out. */
export function SureGroup({ people, search, decisions, onDecide }: SureGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countOf(people, 'SURE');
  const { takesSure, exceptions } = decisions;
  return (
    <GroupCard
      icon={<Check />}
      tone="success"
      title={TEXTS.title}
      count={count}
      hint={TEXTS.hint(people.sureByNameCount, people.newCostCenterCount, count)}
      action={
        <FormControlLabel
          label={TEXTS.all}
          control={
            <Checkbox
              size="small"
              checked={takesSure || exceptions.size === count}
              indeterminate={exceptions.size > 0 && exceptions.size < count}
              onChange={() =>
                onDecide({ ...decisions, takesSure: exceptions.size > 0 || !takesSure, exceptions: new Map() })
              }
            />
          }
          sx={{ mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
        />
      }
      isOpen={isOpen || search !== ''}
      onToggle={() => setOpen(!isOpen)}
    >
      <GroupList group="SURE" search={search}>
        {(matches) => (
          <CardTable
            label={TEXTS.title}
            columns={COLUMNS}
            rows={matches}
            rowKey={keyOf}
            rowName={({ employee }) => fullName(employee)}
            card={InFew}
            selection={{
              selected: new Set(matches?.map(keyOf).filter((id) => isTaken(decisions, id))),
              onChange: (ids) => {
                const changed = matches?.filter((match) => ids.has(keyOf(match)) !== isTaken(decisions, keyOf(match)));
                onDecide((changed ?? []).reduce((all, match) => turned(all, keyOf(match), foundOf(match)), decisions));
              },
            }}
          />
        )}
      </GroupList>
    </GroupCard>
  );
}

const keyOf = ({ employee }: EmployeeMatch): string => employee.accountingId ?? '';
const foundOf = ({ workers: [worker] }: EmployeeMatch): Assigned => ({
  targetUserId: worker?.targetUserId ?? '',
  name: worker ? fullName(worker) : '',
  group: 'SURE',
});

const Person = ({ employee, workers: [worker] }: EmployeeMatch) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    {nameOf(worker ?? employee)}
    {worker && fullName(worker) !== fullName(employee) && (
      <Quiet size="body2">{`${TEXTS.employee}: ${nameOf(employee)}`}</Quiet>
    )}
  </Box>
);

const foundBy = ({ isByNumber, employee, workers: [worker] }: EmployeeMatch): string => {
  if (worker?.accountingId && worker.accountingId === employee.accountingId) return TEXTS.byPersonnelNumber;
  return isByNumber ? TEXTS.byNumber : TEXTS.byName;
};

/** The facts that change for the worker, beside the personnel number. */
const broughtBy = ({ employee, workers: [worker], bringsCostCenter }: EmployeeMatch): readonly string[] => [
  ...(bringsCostCenter && employee.costCenter ? [employee.costCenter] : []),
  ...(employee.staffType === worker?.staffType ? [] : [STAFF_TYPES[employee.staffType]]),
];

const InFew = (match: EmployeeMatch) => (
  <Quiet sx={{ display: 'grid' }}>
    <span>{`${TEXTS.number} ${keyOf(match)} · ${foundBy(match)}`}</span>
    {broughtBy(match).length > 0 && <span>{`${TEXTS.changes}: ${broughtBy(match).join(', ')}`}</span>}
  </Quiet>
);

const COLUMNS: readonly Column<EmployeeMatch>[] = [
  { key: 'name', label: TEXTS.worker, takesRest: true, cell: Person },
  { key: 'number', label: TEXTS.number, cell: keyOf },
  { key: 'by', label: TEXTS.by, priority: 2, cell: foundBy },
  { key: 'changes', label: TEXTS.changes, cell: (match) => broughtBy(match).join(', ') },
];
