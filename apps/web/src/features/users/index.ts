export { UserStateChip } from './user-state-chip.tsx';
