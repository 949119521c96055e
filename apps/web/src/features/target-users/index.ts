export { useShowWaiting } from './list/list-state.ts';
