export { shiftFile } from '#features/calendar-feeds/shift-file.ts';
