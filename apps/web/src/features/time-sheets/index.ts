export { TimeSheetDialog } from './log/time-sheet-dialog.tsx';
