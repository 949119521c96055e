import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveHub } from '#platform/live/live-hub.ts';
import { LiveStream } from '#platform/live/live-stream.ts';

/** A hub with so many readers of an agency, each of them another person. */
function aHub(readers: number, agency = 'a') {
  const hub = new LiveHub();
  onTestFinished(() => hub.close());
  const responses = Array.from({ length: readers }, (_, index) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const audience = { tenantId: agency, homeTenantId: agency, userId: `${index}`, isStaff: true };
    hub.add(new LiveStream(response, audience, async () => true));
    return response;
  });
  return { hub, told: () => responses.filter(({ writableLength }) => writableLength > 0).length };
}

test('after an outage everybody fetches again within seconds, and not in one moment', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { hub, told } = aHub(1000);
  hub.catchUp();
  vi.advanceTimersByTime(2000);
  expect(told()).toBeGreaterThan(300);
  expect(told()).toBeLessThan(700);
  vi.advanceTimersByTime(2000);
  expect(told()).toBe(1000);
});

test('one agency leaves room for the streams of the others', () => {
  const { hub } = aHub(2500);
  expect([hub.isFullFor('a'), hub.isFullFor('b')]).toEqual([true, false]);
});
