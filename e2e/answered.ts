import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A wait until the page has an answer to everything that it asked. The stream of live events never ends, so the network is never idle. */
export function answersOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    while (asked.size > 0) await delay(20);
  };
}
