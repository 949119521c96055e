export { deleteDevice } from '#features/devices/devices.sql.ts';
