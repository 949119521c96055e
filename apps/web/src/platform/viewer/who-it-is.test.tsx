import { expect, it, vi } from 'vitest';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { askAhead, whoItIs } from './who-it-is.ts';

const NEVER = new AbortController().signal;
const nameOf = async () => (await whoItIs(NEVER)).tenantInformation?.name;
const named = (name: string) => ({ tenantInformation: { name } });

it('is asked ahead for the first who wants to know; the next one hears how it is by then', async () => {
  const names = ['before', 'after'];
  const server = aServer({ Viewer: () => named(names.shift() ?? '') });
  askAhead();
  expect([await nameOf(), await nameOf()]).toEqual(['before', 'after']);
  expect(server.of('Viewer')).toHaveLength(2);
});

it('leaves a chosen tenant that is gone', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  chosenTenant.set('gone');
  const gone = refusal({ message: 'Nicht gefunden', classification: 'NOT_FOUND' });
  aServer({ Viewer: () => (chosenTenant.get() ? gone : named('own')) });
  expect(await nameOf()).toBe('own');
  expect(chosenTenant.get()).toBeUndefined();
});

it('stays in a chosen tenant while the server is away', async () => {
  chosenTenant.set('there');
  aServer({ Viewer: () => LOST });
  await expect(nameOf()).rejects.toMatchObject({ classification: 'UNREACHABLE' });
  expect(chosenTenant.get()).toBe('there');
});
