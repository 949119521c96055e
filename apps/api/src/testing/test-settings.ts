/**
 * The server's settings besides database and identity provider, the same in every test. Neither mail server nor VIES nor
 * accounting system listen there.
 */
export const TEST_SETTINGS = {
  SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  SECRET_HASH_KEY: Buffer.alloc(32, 2).toString('base64'),
  APP_URL: 'https://app.test.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@test.example',
  VIES_URL: 'http://127.0.0.1:9',
  ACCOUNTING_URL: 'http://127.0.0.1:9',
};
