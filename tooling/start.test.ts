import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePorts } from '#tooling/ports.ts';
import { startProduct } from '#tooling/started.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gastspiel start '));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

describe('npm start', () => {
  test('says in one sentence that a port is in use', async () => {
    const [port = 0] = await freePorts(9);
    const blocker = createServer().listen(port + 1, '127.0.0.1');
    await once(blocker, 'listening');
    const blocked = startProduct({ DATA_DIR, PORT: String(port) });
    expect(await blocked.ended).toBe(1);
    expect(blocked.output()).toMatch(new RegExp(`Port ${port + 1} \\(identity\\) is in use[^\\n]*\\n$`));
    blocker.close();
  });

  test.each([
    [{ PORT: 'http' }, /PORT is wrong; expected: a whole number/],
    [{ DATA_DIR: '/dev/null/data' }, /The data folder can not be made/],
    [{ DATABASE_URL: 'mysql://elsewhere' }, /DATABASE_URL is wrong; expected: an address such as postgres:/],
  ])('says in one sentence what is wrong with %o', async (env, sentence) => {
    const wrong = startProduct({ DATA_DIR, ...(env as Record<string, string>) });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(sentence);
    expect(wrong.output()).not.toMatch(/\n\s+at /);
  });
});
