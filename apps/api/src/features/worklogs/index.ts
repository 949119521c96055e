export { blockType, printoutFailureType, printoutRowType } from '#features/worklogs/block.graphql.ts';
export { type BlockRow, obstacleOf, stateOf } from '#features/worklogs/block-row.ts';
export { findBlock, selectRowsToday, selectSentRows } from '#features/worklogs/blocks.sql.ts';
export {
  assertHoursNear,
  assertNotRecorded,
  assertOnNoInvoice,
  keepBlock,
  reopenBlock,
  selectRecorded,
} from '#features/worklogs/evidence.ts';
export { keptHours } from '#features/worklogs/kept-hours.ts';
export { recordedWorkType } from '#features/worklogs/recorded-work.graphql.ts';
export { auditedEntries, ENTRIES, JsonEntries, RECORDED_WORK, RecordedWork } from '#features/worklogs/worklogs.sql.ts';
