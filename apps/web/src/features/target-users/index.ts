export { AbsenceDialog } from './absences/absence-dialog.tsx';
export { useAbsences } from './absences/absences-query.ts';
export { useShowWaiting, useShowWorkers } from './list/list-state.ts';
