export { SendingFields } from './by-hand/sending-fields.tsx';
export { usePastSending } from './by-hand/use-past-sending.ts';
export { useShowTimeSheets } from './list/use-sheet-filters.ts';
export { keepPrintoutSummaries } from './printout-summaries.ts';
export { BY_HAND_TEXTS } from './time-sheet-texts.ts';
