export { useLeaver } from './agency/leaver.ts';
