import { afterEach, expect, it, vi } from 'vitest';
import { toldByPage } from './told-by-page.ts';

const server = { issuer: 'https://idp.example' };
const oidc = { authority: 'https://idp.example', clientId: 'web', appClientId: 'app', audience: 'api' };

afterEach(() => vi.unstubAllGlobals());

function aPage(content: string) {
  let meta: { content: string; remove: () => void } | null = {
    content,
    remove: () => {
      meta = null;
    },
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => meta });
}

it('knows where to sign in from the page, once', () => {
  aPage(JSON.stringify({ settings: { oidc, webPushKey: null }, server }));
  expect(toldByPage()).toEqual({
    settings: { oidc: { authority: oidc.authority, clientId: 'web', audience: 'api' }, webPushKey: undefined },
    server,
  });
  expect(toldByPage()).toBeUndefined();
});

it.each(['', '__LOGIN__'])('knows nothing from a page that says "%s"', (content) => {
  aPage(content);
  expect(toldByPage()).toBeUndefined();
});
