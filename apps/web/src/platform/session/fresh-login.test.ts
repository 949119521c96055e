import { expect, it } from 'vitest';
import { createFreshLoginRule } from './fresh-login.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

it('allows one fresh login in a row, over page loads', () => {
  const storage = memoryStorage();
  expect(createFreshLoginRule(storage).take()).toBe(true);
  expect(createFreshLoginRule(storage).take()).toBe(false);
  expect(createFreshLoginRule(storage).take()).toBe(false);
});

it('allows another one after a success', () => {
  const rule = createFreshLoginRule(memoryStorage());
  rule.take();
  rule.reset();
  expect(rule.take()).toBe(true);
});
