/** Keys for sealed fields, the same in every test. */
export const TEST_KEYS = {
  SECRET_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  SECRET_HASH_KEY: Buffer.alloc(32, 2).toString('base64'),
};
