export { BlockFact } from './block-fact.tsx';
export { keepOpenBlocksCount } from './open-blocks-count.ts';
export { useShowOpenBlocks } from './use-chosen-filters.ts';
