import type { BenchedProduct } from '#bench/product.ts';

/** What the server holds at the moment, in megabytes. */
async function memoryOf({ appUrl }: BenchedProduct): Promise<number> {
  const metrics = await (await fetch(`${appUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1_000_000;
}

/** What the server held before, at most and after; apart from any timing, since whoever looks takes time. */
export async function memoryDuring(product: BenchedProduct, work: () => Promise<unknown>): Promise<string> {
  const before = await memoryOf(product);
  let most = before;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) most = Math.max(most, await memoryOf(product));
  })();
  await work().finally(() => {
    isOver = true;
  });
  await watched;
  const after = await memoryOf(product);
  return `memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${after.toFixed(0)} MB after`;
}
