import { defineRun } from '#parts/runs/many-run.ts';

/** Many invoices marked as paid. */
export const usePayRun = defineRun();
