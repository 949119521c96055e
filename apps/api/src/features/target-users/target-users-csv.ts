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
import { CsvRow, joinByHash, targetUserRows } from '#features/target-users/target-users-csv.sql.ts';
import { CSV_LABELS as LABELS } from '#features/target-users/target-users-csv-texts.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import { type CsvColumn, csvDay, csvOf } from '#platform/downloads/csv.ts';
import { defineDownload } from '#platform/downloads/define-download.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

const yesNo = (value: boolean): string => (value ? LABELS.yes : LABELS.no);

const COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { label: LABELS.lastName, value: (row) => row.lastName },
  { label: LABELS.firstName, value: (row) => row.firstName },
  { label: LABELS.academicTitle, value: (row) => row.academicTitle },
  { label: LABELS.state, value: (row) => USER_STATE_LABELS[row.state as UserState] },
  { label: LABELS.email, value: (row) => row.contactEmail },
  { label: LABELS.phone, value: (row) => row.phoneNumber },
  { label: LABELS.street, value: (row) => row.streetNameAndNumber },
  { label: LABELS.postalCode, value: (row) => row.postalCode },
  { label: LABELS.location, value: (row) => row.location },
  { label: LABELS.country, value: (row) => countryNameOf(row.countryCode) },
  { label: LABELS.birthday, value: (row) => csvDay(row.birthday) },
  { label: LABELS.gender, value: (row) => GENDERS[row.gender as keyof typeof GENDERS] },
  {
    label: LABELS.nationality,
    value: (row) => row.nationalityCountryCode && countryNameOf(row.nationalityCountryCode),
  },
  {
    label: LABELS.nationhood,
    value: (row) => (row.nationhood === null ? null : NATIONHOODS[row.nationhood as keyof typeof NATIONHOODS]),
  },
  { label: LABELS.pools, value: (row) => row.pools },
  { label: LABELS.appointmentTypes, value: (row) => row.types },
  { label: LABELS.rating, value: (row) => row.effectiveRating },
  { label: LABELS.assessments, value: (row) => row.assessmentCount },
  { label: LABELS.hoursThisWeek, value: (row) => row.bookedHoursThisWeek },
  { label: LABELS.lastWorkedOn, value: (row) => csvDay(row.lastWorkedOn) },
  { label: LABELS.teamLeader, value: (row) => yesNo(row.isDeployableAsTeamLeader) },
  { label: LABELS.recruitingDay, value: (row) => yesNo(row.hasCompletedRecruitingDay) },
  { label: LABELS.drivingLicence, value: (row) => yesNo(row.hasDrivingLicence) },
  { label: LABELS.car, value: (row) => CAR_AVAILABILITIES[row.carAvailability as keyof typeof CAR_AVAILABILITIES] },
  { label: LABELS.clothingSize, value: (row) => CLOTHING_SIZES[row.clothingSize as keyof typeof CLOTHING_SIZES] },
];

/** Only for those who may see them on the screen. */
const STAFF_COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { label: LABELS.staffType, value: (row) => STAFF_TYPES[row.staffType as keyof typeof STAFF_TYPES] },
  { label: LABELS.costCenter, value: (row) => row.costCenter },
  { label: LABELS.accountingId, value: (row) => row.accountingId },
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
    await joinByHash(db);
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
