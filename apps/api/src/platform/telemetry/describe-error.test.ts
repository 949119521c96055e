import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { describeError } from '#platform/telemetry/describe-error.ts';

test.each([
  ['itself', new GraphQLError('Int cannot represent non-integer value: "Anna 1234010190"')],
  ['its cause', new Error('failed', { cause: new GraphQLError('Int cannot represent "Anna 1234010190"') })],
])('a value that does not fit stays out of the log, of the error %s', (_which, error) => {
  const described = JSON.stringify(describeError(error));
  expect(described).not.toContain('Anna');
  expect(described).toContain('a value does not fit the schema');
  expect(described).toContain('describe-error.test.ts');
});

test('what is wrong, where, and why, down to the deepest cause', () => {
  const deepest = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO' });
  const error = new Error('no keys', { cause: new Error('fetch failed', { cause: deepest }) });
  expect(describeError(error)).toMatchObject({ message: 'no keys', cause: 'fetch failed: self-signed certificate' });
  expect(describeError('a word')).toMatchObject({ message: 'a thrown string' });
});
