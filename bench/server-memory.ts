import { setTimeout as delay } from 'node:timers/promises';
import type { BenchedProduct } from '#bench/product.ts';

/** The server's memory at the moment, in megabytes. */
export async function memoryOf({ appUrl }: BenchedProduct): Promise<number> {
  const metrics = await (await fetch(`${appUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_000_000;
}

/** Looking takes the server's time. */
const PAUSE_MS = 50;

/** The most that the server holds while it works. */
export async function mostMemoryDuring(product: BenchedProduct, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(product));
      await delay(PAUSE_MS);
    }
  })();
  await work().finally(() => {
    isOver = true;
  });
  await watched;
  return most;
}
