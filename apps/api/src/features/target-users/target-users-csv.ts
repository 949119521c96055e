import { countryNameOf } from '@gastspiel/domain/countries/country-name.ts';
import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import {
  CAR_AVAILABILITIES,
  CLOTHING_SIZES,
  GENDERS,
  NATIONHOODS,
  STAFF_TYPES,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { USER_STATE_LABELS } from '@gastspiel/domain/users/user-state-labels.ts';
import { z } from 'zod';
import { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { targetUserFilterType, targetUserSortType } from '#features/target-users/target-user-list.graphql.ts';
import { CsvRow, targetUserRows } from '#features/target-users/target-users-csv.sql.ts';
import { CSV_LABELS as LABELS } from '#features/target-users/target-users-csv-texts.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { type CsvColumn, csvDay, csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const yesNo = (value: boolean): string => (value ? LABELS.yes : LABELS.no);

const COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { label: LABELS.lastName, value: (row) => row.last_name },
  { label: LABELS.firstName, value: (row) => row.first_name },
  { label: LABELS.academicTitle, value: (row) => row.academic_title },
  { label: LABELS.state, value: (row) => USER_STATE_LABELS[row.state as UserState] },
  { label: LABELS.email, value: (row) => row.contact_email },
  { label: LABELS.phone, value: (row) => row.phone_number },
  { label: LABELS.street, value: (row) => row.street_name_and_number },
  { label: LABELS.postalCode, value: (row) => row.postal_code },
  { label: LABELS.location, value: (row) => row.location },
  { label: LABELS.country, value: (row) => countryNameOf(row.country_code) },
  { label: LABELS.birthday, value: (row) => csvDay(row.birthday) },
  { label: LABELS.gender, value: (row) => GENDERS[row.gender as keyof typeof GENDERS] },
  {
    label: LABELS.nationality,
    value: (row) => row.nationality_country_code && countryNameOf(row.nationality_country_code),
  },
  {
    label: LABELS.nationhood,
    value: (row) => (row.nationhood === null ? null : NATIONHOODS[row.nationhood as keyof typeof NATIONHOODS]),
  },
  { label: LABELS.pools, value: (row) => row.pools },
  { label: LABELS.appointmentTypes, value: (row) => row.types },
  { label: LABELS.rating, value: (row) => row.effective_rating },
  { label: LABELS.assessments, value: (row) => row.assessment_count },
  { label: LABELS.hoursThisWeek, value: (row) => row.booked_hours_this_week },
  { label: LABELS.lastWorkedOn, value: (row) => csvDay(row.last_worked_on) },
  { label: LABELS.teamLeader, value: (row) => yesNo(row.is_deployable_as_team_leader) },
  { label: LABELS.recruitingDay, value: (row) => yesNo(row.has_completed_recruiting_day) },
  { label: LABELS.drivingLicence, value: (row) => yesNo(row.has_driving_licence) },
  { label: LABELS.car, value: (row) => CAR_AVAILABILITIES[row.car_availability as keyof typeof CAR_AVAILABILITIES] },
  { label: LABELS.clothingSize, value: (row) => CLOTHING_SIZES[row.clothing_size as keyof typeof CLOTHING_SIZES] },
];

/** Only for those who may see them on the screen. */
const STAFF_COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { label: LABELS.staffType, value: (row) => STAFF_TYPES[row.staff_type as keyof typeof STAFF_TYPES] },
  { label: LABELS.costCenter, value: (row) => row.cost_center },
  { label: LABELS.accountingId, value: (row) => row.accounting_id },
];

const Which = z.object({ filter: TargetUserFilter, sort: TargetUserSort });

/** The filtered overview as a file. What is sealed is in no file. */
export const targetUsersCsv = defineDownload({
  kind: 'TARGET_USERS_CSV',
  description: 'The workers of the overview as a table.',
  action: 'target-users.read',
  input: Which,
  inputType: inputOf('TargetUsersCsvInput', 'Which workers, in which order: as the overview.', Which, {
    filter: targetUserFilterType,
    sort: [targetUserSortType, 'By name when left out.'],
  }),
  concerns: ({ actor }) => ({ entityType: 'tenant', entityId: actor.tenantId }),
  open: async ({ db, actor, input, now }) => {
    const mayReadStaff = refusalOf('staff-members.read', actor) === undefined;
    return {
      fileName: LABELS.fileName(dayOf(now)),
      mediaType: 'text/csv; charset=utf-8',
      chunks: csvOf(
        mayReadStaff ? [...COLUMNS, ...STAFF_COLUMNS] : COLUMNS,
        streamRows(db, CsvRow, targetUserRows(input.filter, input.sort)),
      ),
    };
  },
});
