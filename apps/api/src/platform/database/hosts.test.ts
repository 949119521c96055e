import { expect, test } from 'vitest';
import { Hosts, hostsOf } from '#platform/database/hosts.ts';

test.each([
  ['postgres://u:p@one/db', ['postgres://u:p@one/db']],
  ['postgresql://one', ['postgresql://one']],
  [
    'postgres://u:p%2F%40@one:5432,two:5433/db?sslmode=verify-full',
    ['postgres://u:p%2F%40@one:5432/db?sslmode=verify-full', 'postgres://u:p%2F%40@two:5433/db?sslmode=verify-full'],
  ],
  ['postgres://u:p@[::1]:5432,10.0.0.2/db', ['postgres://u:p@[::1]:5432/db', 'postgres://u:p@10.0.0.2/db']],
  ['postgres://u:p@one:x,two/db', []],
  ['mysql://one/db', []],
  ['hunter2', []],
])('%s names the hosts %j', (address, hosts) => expect(hostsOf(address)).toEqual(hosts));

test('of two hosts the next one is tried when the first is not to be had, and stays the one', async () => {
  const hosts = new Hosts('postgres://one,two/db');
  const tried: string[] = [];
  const attempt = async () => {
    const address = hosts.current;
    tried.push(address);
    if (!address.includes('two')) {
      hosts.leave(address);
      throw new Error('refused');
    }
  };
  await hosts.tryEach(attempt);
  await hosts.tryEach(attempt);
  expect(tried).toEqual(['postgres://one/db', 'postgres://two/db', 'postgres://two/db']);
});
