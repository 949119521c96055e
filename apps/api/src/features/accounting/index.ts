export { savePassword } from '#features/accounting/connection.sql.ts';
export { payrollStateOf } from '#features/accounting/differences.sql.ts';
