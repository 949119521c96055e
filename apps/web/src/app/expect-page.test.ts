import { beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '#platform/navigation/feature.ts';
import { lastRole } from '#platform/session/last-role.ts';
import { expectPage } from './expect-page.ts';

const { loads, routes } = vi.hoisted(() => {
  const loads: string[] = [];
  const route = (path: string, action: string) => ({
    ...{ path, action, title: path },
    load: async () => {
      loads.push(`${path} ${action}`);
      return () => null;
    },
  });
  return {
    loads,
    routes: [route('/', 'own-offers.read'), route('/', 'appointments.read'), route('/', 'device-tickets.issue')],
  };
});
vi.mock('./features.ts', () => ({
  features: { get: () => ({ routes: new Map([['/', routes as unknown as Feature['routes']]]) }) },
  loadOffice: async () => void loads.push('office'),
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  loads.length = 0;
});

it('fetches the page of the role that was here last', async () => {
  lastRole.note('TARGET_USER');
  await expectPage('/');
  expect(loads).toEqual(['/ own-offers.read']);
});

it('fetches the office first where somebody of it works', async () => {
  lastRole.note('TENANT_USER_DISPATCHER');
  await expectPage('/');
  expect(loads).toEqual(['office', '/ appointments.read']);
});

it('fetches nothing for nobody, for an unknown role and for an address without a page', async () => {
  await expectPage('/');
  localStorage.setItem('last-role', 'CHEF');
  await expectPage('/');
  lastRole.note('TARGET_USER');
  await expectPage('/nirgends');
  expect(loads).toEqual([]);
});
