export { timeSheetsOf } from '#features/time-sheets/kept-time-sheets.ts';
export { findTimeSheetFacts } from '#features/time-sheets/paper-facts.sql.ts';
export { findToPrint, insertPrintout, markSent, saveFile } from '#features/time-sheets/printouts.sql.ts';
export { timeSheetPaper } from '#features/time-sheets/time-sheet-paper.ts';
