export { BlockFact } from './block-fact.tsx';
