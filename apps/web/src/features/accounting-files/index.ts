export { AccountingFiles } from './accounting-files.tsx';
