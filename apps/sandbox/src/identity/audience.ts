/** The API that access tokens are made for. */
export const AUDIENCE = 'https://api.gastspiel.example';

/** The browser app, as the identity provider knows it. */
export const CLIENT_ID = 'gastspiel-web';

/** The app on phones: where its pages come from, and where people come back to it. */
export const PHONE_APP = {
  clientId: 'gastspiel-app',
  address: 'at.gastspiel.app:',
  origins: ['https://localhost', 'capacitor://localhost'],
} as const;
