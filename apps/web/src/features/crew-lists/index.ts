export { CREW_LIST_TEXTS, useCrewLists } from './use-crew-lists.ts';
