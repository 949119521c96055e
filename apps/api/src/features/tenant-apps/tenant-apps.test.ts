import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let key: string;
beforeEach(async () => {
  tenantId = await api.aTenant({ name: 'Wiener Tafelrunde' });
  key = await keyOf(tenantId);
});

const keyOf = async (tenant: string): Promise<string> => {
  const { headers } = await api.aUser({ tenantId: tenant, role: 'TARGET_USER' });
  return (await api.call('{ tenantInformation { appKey } }', {}, headers)).data.tenantInformation.appKey;
};
const fetched = (file: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: `/apps/${key}/${file}`, headers });
const manifest = async () => (await fetched('manifest.webmanifest')).json();
const theme = (column: string, value: string) =>
  api.asOwner(`update tenant_themes set ${column} = $2 where tenant_id = $1`, [tenantId, value]);
const putLogo = async (background: string | { r: number; g: number; b: number; alpha: number }) => {
  const logo = await sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  await theme('logo_square_base64', `data:image/png;base64,${logo.toString('base64')}`);
};
/** The colour of a point, as shares of the width and height. */
const colorAt = async (picture: Buffer, x: number, y: number): Promise<string> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return `#${data.subarray(at, at + 4).toString('hex')}`;
};

test('the manifest says how the app is installed: name, colours, icons and shortcuts', async () => {
  const answer = await fetched('manifest.webmanifest');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const icon = (file: string) => expect.stringMatching(new RegExp(`^/apps/${key}/${file}\\?v=[\\w-]{12}$`));
  const small = { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' };
  expect(answer.json()).toEqual({
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'Wiener Tafelrunde',
    short_name: 'Wiener',
    lang: 'de',
    dir: 'ltr',
    display: 'standalone',
    theme_color: '#34495E',
    background_color: '#FFFFFF',
    icons: [
      small,
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icon('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Offene Angebote', url: '/', icons: [small] },
      { name: 'Gebuchte Einsätze', url: '/offers/booked', icons: [small] },
    ],
  });
});

describe('an icon', () => {
  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of its size, with letters on the colour where there is no logo', async (file, size) => {
    const { rawPayload, headers } = await fetched(file);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const picture = sharp(rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    expect(await colorAt(rawPayload, 0.02, 0.02)).toBe('#34495eff');
    const [red] = (await picture.stats()).channels;
    expect(red?.max).toBe(255);
  });

  test('of a logo is the logo; whatever a phone cuts off is only ground', async () => {
    await putLogo('#7A1F3D');
    const masked = (await fetched('maskable-512.png')).rawPayload;
    expect(await colorAt(masked, 0.5, 0.5)).toBe('#7a1f3dff');
    // Just outside of a square that fits into a circle of four fifths the width.
    expect(await colorAt(masked, 0.21, 0.21)).toBe('#ffffffff');
    expect(await colorAt((await fetched('icon-512.png')).rawPayload, 0.01, 0.01)).toBe('#7a1f3dff');
    expect(await colorAt((await fetched('apple-touch-icon.png')).rawPayload, 0.01, 0.01)).toBe('#7a1f3dff');
  });

  test('for iOS has no transparent part, which would be black there', async () => {
    await putLogo({ r: 122, g: 31, b: 61, alpha: 0 });
    expect((await sharp((await fetched('apple-touch-icon.png')).rawPayload).stats()).isOpaque).toBe(true);
    expect(await colorAt((await fetched('icon-192.png')).rawPayload, 0.5, 0.5)).toMatch(/00$/);
  });

  test('is kept for ever under its address, which changes with logo, colour and letters', async () => {
    const addresses: string[] = [];
    const remember = async () => addresses.push((await manifest()).icons[0].src);
    await remember();
    await theme('primary_main', '#1F5E4A');
    expect((await manifest()).theme_color).toBe('#1F5E4A');
    await remember();
    await api.asOwner(`update directory.tenants set name = 'Alpen Crew' where id = $1`, [tenantId]);
    await remember();
    await putLogo('#7A1F3D');
    await remember();
    expect(new Set(addresses).size).toBe(4);
    const cacheControl = async (url = '') => (await api.app.inject({ url })).headers['cache-control'];
    expect(await cacheControl(addresses.at(-1))).toBe('public, max-age=31536000, immutable');
    // An address of before shows what is now, and is asked for again.
    expect(await cacheControl(addresses[0])).toBe('no-cache');
  });
});

test('nothing is sent twice to whoever has it', async () => {
  for (const file of ['manifest.webmanifest', 'icon-192.png']) {
    const etag = String((await fetched(file)).headers['etag']);
    const again = await fetched(file, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('each tenant has its own app, and its key tells no id', async () => {
  const other = await api.aTenant({ name: 'Alpen Crew' });
  const otherKey = await keyOf(other);
  expect(otherKey).not.toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(key).not.toBe(tenantId.replaceAll('-', ''));
  expect((await manifest()).name).toBe('Wiener Tafelrunde');
  key = otherKey;
  expect((await manifest()).name).toBe('Alpen Crew');
});

test.each(['manifest.webmanifest', 'icon-192.png'])(
  'of an unknown, malformed or deleted tenant, %s does not exist, and nothing tells which it is',
  async (file) => {
    const known = key;
    const answers = [];
    for (key of ['0'.repeat(32), tenantId, 'x', '%00', "'"]) answers.push(await fetched(file));
    key = known;
    await api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [tenantId]);
    answers.push(await fetched(file));
    const seen = answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['cache-control']]);
    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify([404, '', 'no-cache'])]));
  },
);
