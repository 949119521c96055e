import { atServer } from '#platform/native/server-address.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { createPublicExecutor } from './public-executor.ts';

/** Talks to the API for anybody. */
export const { execute: executePublicly, mutate: mutatePublicly } = createPublicExecutor({
  fetch: (path, init) => fetch(atServer(path), init),
  platform: currentPlatform(),
});
