export const HOME_TITLE = 'Startseite';
