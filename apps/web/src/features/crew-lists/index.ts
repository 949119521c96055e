export { CREW_LIST_TEXTS } from './crew-list-texts.ts';
export { useCrewLists } from './use-crew-lists.ts';
