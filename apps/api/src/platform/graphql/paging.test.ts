import { describe, expect, test } from 'vitest';
import { PageInput, pageFoundOnce } from '#platform/graphql/paging.ts';

const aPage = () => {
  const asked: string[] = [];
  const answer = <T>(name: string, value: T) => {
    asked.push(name);
    return Promise.resolve(value);
  };
  const page = pageFoundOnce({
    items: () => answer('items', ['Anna']),
    count: () => answer('count', 7),
    both: () => answer<[string[], number]>('both', [['Anna'], 7]),
  });
  return { page, asked };
};

describe('a page that is found once', () => {
  test('answers entries and count in one question when both are wanted', async () => {
    const { page, asked } = aPage();
    expect(await Promise.all([page.items(), page.count()])).toEqual([['Anna'], 7]);
    expect(asked).toEqual(['both']);
  });

  test.each(['items', 'count'] as const)('does not ask for more than %s', async (part) => {
    const { page, asked } = aPage();
    await page[part]();
    expect(asked).toEqual([part]);
  });

  test('asks again for what is wanted later', async () => {
    const { page, asked } = aPage();
    expect([await page.items(), await page.count()]).toEqual([['Anna'], 7]);
    expect(asked).toEqual(['items', 'count']);
  });
});

test.each([
  [4000, 25, true],
  [4001, 25, false],
  [10_000, 10, true],
  [1001, 100, false],
])('page %i of %i entries each can be asked for: %s', (number, size, isTaken) => {
  expect(PageInput.safeParse({ number, size }).success).toBe(isTaken);
});
