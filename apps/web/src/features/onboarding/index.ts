export { FactFields } from './fact-fields.tsx';
