import { accountStatementPdf } from '#features/account-statements/account-statements.downloads.ts';
import { accountingFile } from '#features/accounting-files/accounting-files.downloads.ts';
import { recipientBalancesCsv } from '#features/balances/recipient-balances-csv.ts';
import { crewListPdf, dayListPdf } from '#features/crew-lists/crew-lists.downloads.ts';
import { FAULTY_ROWS } from '#features/imports/imports.downloads.ts';
import { invoiceArchive, invoiceEbInterface, invoicePdf, invoicePdfs } from '#features/invoices/invoices.downloads.ts';
import { openItemsCsv, openItemsXlsx } from '#features/open-items/open-items.downloads.ts';
import { ownDataJson, targetUserDataJson } from '#features/privacy/privacy.downloads.ts';
import {
  recapitulativeStatementCsv,
  statisticsCsv,
  statisticsXlsx,
} from '#features/statistics/statistics.downloads.ts';
import { targetUsersCsv } from '#features/target-users/target-users-csv.ts';
import { tenantUsersCsv } from '#features/tenant-users/tenant-users-csv.ts';
import { printoutPdf } from '#features/time-sheets/time-sheets.downloads.ts';
import type { Download } from '#platform/downloads/define-download.ts';

/** Every feature's files to download. */
export const DOWNLOADS: readonly Download[] = [
  targetUsersCsv,
  tenantUsersCsv,
  recipientBalancesCsv,
  targetUserDataJson,
  ownDataJson,
  crewListPdf,
  dayListPdf,
  printoutPdf,
  invoiceEbInterface,
  invoicePdf,
  invoicePdfs,
  invoiceArchive,
  accountStatementPdf,
  openItemsCsv,
  openItemsXlsx,
  statisticsXlsx,
  statisticsCsv,
  recapitulativeStatementCsv,
  accountingFile,
  ...FAULTY_ROWS,
];
