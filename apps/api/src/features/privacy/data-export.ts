import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { historyOf, listsOf, payrollListsOf } from '#features/privacy/data-export.sql.ts';
import { DATA_EXPORT_TEXTS } from '#features/privacy/data-export-texts.ts';
import { loadTargetUser } from '#features/target-users/index.ts';
import { findCurrentTenant } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { streamRows } from '#platform/database/stream-rows.ts';
import type { DownloadFile } from '#platform/downloads/define-download.ts';
import { jsonOf } from '#platform/downloads/json.ts';

interface ExportOptions {
  readonly now: Date;
  /** The data of accounting are not for everybody who may export the rest. */
  readonly withPayroll: boolean;
  /** Whatever only this reader may see besides. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Everything that is kept of a worker, as one file. */
export async function dataExport(
  db: TenantDb,
  id: string,
  { now, withPayroll, more = {} }: ExportOptions,
): Promise<DownloadFile> {
  const { fileName, ...texts } = DATA_EXPORT_TEXTS;
  const tenant = await findCurrentTenant(db);
  const {
    staffType,
    costCenterId,
    accountingId,
    poolIds: _pools,
    appointmentTypeIds: _types,
    ...person
  } = await loadTargetUser(db, id);
  const queries = { ...listsOf(id), ...(withPayroll ? payrollListsOf(id) : {}) };
  const lists = Object.entries(queries).map(([name, query]) => [name, streamRows(db, z.unknown(), query)]);
  return {
    fileName: fileName(dayOf(now)),
    mediaType: 'application/json; charset=utf-8',
    chunks: jsonOf({
      information: {
        ...texts,
        controller: { name: tenant?.name, contactEmail: tenant?.contactEmail, contactPhone: tenant?.contactPhone },
        createdAt: now,
      },
      person,
      ...(withPayroll ? { payroll: { staffType, costCenterId, accountingId } } : {}),
      ...more,
      ...Object.fromEntries(lists),
      history: historyOf(db, id, withPayroll ? [] : ['staff-member']),
    }),
  };
}
