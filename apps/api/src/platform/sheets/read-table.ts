import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES, SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { readCsv } from '#platform/sheets/read-csv.ts';
import { readXlsx } from '#platform/sheets/read-xlsx.ts';
import type { Table } from '#platform/sheets/table.ts';

const begins = (bytes: Buffer, ...signs: readonly number[]): boolean =>
  bytes.subarray(0, signs.length).equals(Buffer.from(signs));

/** By what is in it, whatever it is called: of a workbook this sheet, or its first one that has rows. */
export async function readTable(bytes: Buffer, sheet?: string): Promise<Table> {
  if (bytes.length > SHEET_LIMITS.bytes) throw new Failure(SHEET_FAILURES.tooLarge);
  if (bytes.length === 0) throw new Failure(SHEET_FAILURES.empty);
  // The container of old Office files, and of new ones that are encrypted.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Failure(SHEET_FAILURES.oldOrLocked);
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return readXlsx(bytes, sheet);
  if (begins(bytes, 0x50, 0x4b) || begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Failure(SHEET_FAILURES.unknownKind);
  return readCsv(bytes);
}
