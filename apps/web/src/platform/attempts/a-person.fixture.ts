import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { expect, vi } from 'vitest';
import { ApiError, unreachable } from '#platform/graphql/api-error.ts';
import { memoryStorage } from '#platform/session/memory-storage.fixture.ts';
import { createAttempts } from './attempts.ts';
import type { Command } from './command.ts';

interface Variables {
  readonly id?: string;
  readonly title: string;
}
type Ending = 'done' | Error;

export const LOST = unreachable(new TypeError('Failed to fetch'));
export const REFUSED = new ApiError('BAD_REQUEST', 'Nein.', { fields: { 'input.title': 'Zu lang' } });
export const REUSED = new ApiError('BAD_REQUEST', 'Schon gesendet.', { code: GENERAL_FAILURES.keyReused.code });

/** A person at a screen, whose presses the server answers one after the other. */
export function aPerson(...endings: Ending[]) {
  const storage = memoryStorage();
  const keys: string[] = [];
  const renew = vi.fn(async () => undefined);
  const command = (name: string, more: Partial<Command<Variables, string>> = {}): Command<Variables, string> => ({
    name,
    subject: ({ id }) => (id ? [id] : []),
    send: async (_, key) => {
      keys.push(key);
      const ending = endings.shift() ?? 'done';
      if (ending instanceof Error) throw ending;
      return ending;
    },
    renew,
    renewsAlways: false,
    trace: undefined,
    isRepeatable: false,
    ...more,
  });
  const create = command('Create');
  let isOnline = true;
  const begin = () =>
    createAttempts(
      () => storage,
      () => isOnline,
    );
  let attempts = begin();
  return {
    setOnline: (online: boolean) => {
      isOnline = online;
    },
    unsettled: () => [...attempts.unsettledIds.get()],
    keys,
    renew,
    storage,
    command,
    find: (variables: Variables, what: Command<Variables, string>) => attempts.find(what, variables),
    press: (variables: Variables, what = create) => attempts.run(what, variables),
    reload: () => {
      attempts = begin();
    },
    leave: () => attempts.forget(),
  };
}

export const ONE = { title: 'Bankett' };
export const OTHER = { title: 'Hochzeit' };
export const failing = (pressed: Promise<unknown>) =>
  pressed.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );
