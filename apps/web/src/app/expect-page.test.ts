import { beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '#platform/navigation/feature.ts';
import { type LastViewer, lastViewer } from '#platform/session/last-viewer.ts';
import { sessionState } from '#platform/session/session-state.ts';
import { expectPage } from './expect-page.ts';

const { loads, routes } = vi.hoisted(() => {
  const loads: string[] = [];
  const route = (path: string, action: string) => ({
    ...{ path, action, title: path },
    load: async () => {
      loads.push(`${path} ${action}`);
      return () => null;
    },
    ask: async () => void loads.push(`data of ${path} ${action}`),
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
  vi.stubGlobal('window', { localStorage });
  // Nobody waits any more from the test before.
  sessionState.set({ status: 'signed-in' });
  sessionState.set({ status: 'starting' });
  loads.length = 0;
});

const note = (role: LastViewer['role']): void =>
  lastViewer.note({ role, hasInvoicingModule: true, hasAccountingInterface: false });

it('fetches the page of the role that was here last', async () => {
  note('TARGET_USER');
  await expectPage('/');
  expect(loads).toEqual(['/ own-offers.read']);
});

it('fetches the office first where somebody of it works', async () => {
  note('TENANT_USER_DISPATCHER');
  await expectPage('/');
  expect(loads).toEqual(['office', '/ appointments.read']);
});

it('fetches nothing for nobody, for an unknown role and for an address without a page', async () => {
  await expectPage('/');
  localStorage.setItem('last-viewer', '{"role":"CHEF"}');
  await expectPage('/');
  localStorage.setItem('last-viewer', '{');
  await expectPage('/');
  note('TARGET_USER');
  await expectPage('/nirgends');
  expect(loads).toEqual([]);
});

it('asks for the data as soon as somebody is signed in whose device has a ticket', async () => {
  note('TARGET_USER');
  localStorage.setItem('deviceAccessTicket', 't');
  await expectPage('/');
  expect(loads).toEqual(['/ own-offers.read']);
  sessionState.set({ status: 'signed-in' });
  expect(loads).toEqual(['/ own-offers.read', 'data of / own-offers.read']);
});

it('asks for no data without a ticket: the device has to be registered first', async () => {
  note('TARGET_USER');
  sessionState.set({ status: 'signed-in' });
  await expectPage('/');
  expect(loads).toEqual(['/ own-offers.read']);
});
