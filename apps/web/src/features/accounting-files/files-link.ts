import { linkTo } from '#platform/navigation/paths.ts';

/** Where the files are made: a tab of the page of payroll. */
export const FILES_LINK = `${linkTo('/accounting')}?tab=files`;
