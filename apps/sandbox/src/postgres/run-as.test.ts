import { expect, test } from 'vitest';
import { chooseRunAs, commandFor } from '#sandbox/postgres/run-as.ts';

test('runs as ourselves, unless we are root', () => {
  expect(chooseRunAs(false, () => true)).toBe('self');
  expect(chooseRunAs(true, () => true)).toBe('namespace');
  expect(chooseRunAs(true, () => false)).toBe('other-user');
});

test('builds the command for each way', () => {
  expect(commandFor('self', '/bin/postgres', ['-D', '/my data'])).toEqual({
    file: '/bin/postgres',
    args: ['-D', '/my data'],
    identity: {},
  });
  expect(commandFor('namespace', '/bin/postgres', ['-D']).args.slice(-2)).toEqual(['/bin/postgres', '-D']);
  expect(commandFor('other-user', '/bin/postgres', []).identity).toEqual({ uid: 65534, gid: 65534 });
});
