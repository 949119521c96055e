export { ACCOUNTING_TITLES } from './accounting-titles.ts';
export { Registration } from './registration/registration.tsx';
export { linkToTab } from './tabs.ts';
