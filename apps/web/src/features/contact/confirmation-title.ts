export const CONFIRMATION_TITLE = 'E-Mail-Adresse bestätigen';
