import { z } from 'zod';
import { type CheckedRow, faultsInWords, faultsOf, type RowCells } from '#domain/imports/checked-row.ts';
import type { Choices } from '#domain/imports/import-field.ts';
import { WORKER_FIELDS } from '#domain/imports/worker-fields.ts';
import { germanIssue } from '#domain/input/input-rules.ts';
import { chosenId } from '#domain/input/text-input.ts';
import { withValueAt } from '#domain/input/value-at.ts';
import type { UserState } from '#domain/permissions/roles.ts';
import { BLANK_WORKER } from '#domain/target-users/blank-worker.ts';
import { keptUnlessGiven, secretInputs, TargetUserInput } from '#domain/target-users/target-user-input.ts';
import { TARGET_USER_RULES } from '#domain/target-users/target-user-rules.ts';
import type { Day } from '#domain/time/vienna-day.ts';

const secrets = {
  socialSecurityNumber: keptUnlessGiven(secretInputs.socialSecurityNumber),
  iban: keptUnlessGiven(secretInputs.iban),
  bic: keptUnlessGiven(secretInputs.bic),
};
const ActiveWorker = TargetUserInput.extend(secrets);
/** Who waits for release chooses kinds of work in the form. */
const WaitingWorker = ActiveWorker.extend({ availableForAppointmentTypeIds: z.array(chosenId) });
export type WorkerRow = z.output<typeof ActiveWorker>;

interface WorkerTerms {
  readonly userState: UserState;
  /** Where a row names none. */
  readonly defaultPoolId: string;
  readonly choices: Choices;
  readonly today: Day;
}

/** A row of a table of workers by the very rules of the form. */
export function checkWorker(
  cells: RowCells,
  { userState, defaultPoolId, choices, today }: WorkerTerms,
): CheckedRow<WorkerRow> {
  let form: object = { ...BLANK_WORKER, userState, availableInPoolIds: [defaultPoolId] };
  for (const { key, path, read } of WORKER_FIELDS) {
    const text = cells.get(key);
    if (text) form = withValueAt(form, path, read(text, choices));
  }
  const schema = userState === 'ACTIVE' ? ActiveWorker : WaitingWorker;
  const { data, error } = schema.safeParse(form, { error: germanIssue });
  const faults = faultsOf(error, (path) => WORKER_FIELDS.find((field) => isWithin(path, field.path))?.key);
  const birthday = data?.sectorAttributes.birthday;
  if (birthday && birthday > today) faults['birthday'] = TARGET_USER_RULES.birthdayAhead;
  return {
    values: Object.keys(faults).length === 0 ? data : undefined,
    faults: faultsInWords(faults, { fields: WORKER_FIELDS, cells, choices }),
  };
}

const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);
