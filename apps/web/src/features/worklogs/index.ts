export { BlockFact } from './block-fact.tsx';
export { unbilledFilter } from './block-filter.ts';
export { keepOpenBlocksCount } from './open-blocks-count.ts';
export { useShowOpenBlocks, useShowUnbilledBlocks } from './use-chosen-filters.ts';
