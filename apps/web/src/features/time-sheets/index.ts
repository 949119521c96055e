export { useShowTimeSheets } from './list/use-sheet-filters.ts';
export { keepPrintoutSummaries } from './printout-summaries.ts';
