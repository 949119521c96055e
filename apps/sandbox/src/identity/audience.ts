/** The API that access tokens are made for. */
export const AUDIENCE = 'https://api.gastspiel.example';

/** The browser app, as the identity provider knows it. */
export const CLIENT_ID = 'gastspiel-web';
