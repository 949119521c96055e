import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until the answer is true; fails when it is not within the deadline. */
export async function until(condition: () => Promise<boolean> | boolean, deadlineMs = 20_000): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not true within ${deadlineMs} ms: ${condition}`);
    await delay(20);
  }
}
