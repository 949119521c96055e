import { expect, it } from 'vitest';
import { createDeviceTicketStore } from './device-ticket-store.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

function storeWith(ticket: string) {
  const storage = memoryStorage();
  const store = createDeviceTicketStore(storage);
  store.save(ticket);
  return { storage, store };
}

it('keeps the ticket as it is under its well-known key', () => {
  expect(storeWith('t-1').storage.getItem('deviceAccessTicket')).toBe('t-1');
});

it('forgets the ticket that the server refused', () => {
  const { store } = storeWith('t-1');
  expect(store.refuse('t-1')).toBeNull();
  expect(store.read()).toBeNull();
});

it('keeps a ticket that another tab stored meanwhile', () => {
  const { store } = storeWith('t-2');
  expect(store.refuse('t-1')).toBe('t-2');
  expect(store.read()).toBe('t-2');
});

it('finds the ticket that came while a call without one was under way', () => {
  expect(storeWith('t-1').store.refuse(null)).toBe('t-1');
});
