import { linkTo } from '#platform/navigation/paths.ts';

export const OVERVIEW = linkTo('/appointments');

/** Where the session remembers the day that the overview shows. */
export const SHOWN_DAY = 'appointments.day';
