import { describe, expect, it } from 'vitest';
import { arrivalAt, createLaunch } from './links.ts';

const SERVER = 'https://app.example.at';

describe('a link into the app', () => {
  it.each([
    [`${SERVER}/offer/1`, '/offer/1'],
    [`${SERVER}/answer_offer/a.b?answer=yes`, '/answer_offer/a.b?answer=yes'],
    [`${SERVER}/onboarding/AB-12`, '/onboarding/AB-12'],
    [`${SERVER}`, '/'],
    // The provider answers the app by its scheme, never by a page of the server.
    [`${SERVER}/oidc-callback?code=c&state=s`, '/'],
    ['at.gastspiel.app:/oidc-callback?code=c&state=s', '/oidc-callback?code=c&state=s'],
    ['at.gastspiel.app:/', '/'],
  ])('%s leads to %s', (link, path) => expect(arrivalAt(link, SERVER)).toBe(path));

  it.each([
    'at.gastspiel.app:/profile',
    'at.gastspiel.app://oidc-callback?code=c',
    'at.gastspiel.app:oidc-callback',
    'https://evil.example/offer/1',
    `${SERVER}.evil.example/offer/1`,
    'http://app.example.at/offer/1',
    'javascript:alert(1)',
    'nonsense',
  ])('%s leads nowhere', (link) => expect(arrivalAt(link, SERVER)).toBeUndefined());
});

describe('the link that started the app', () => {
  const OFFER = `${SERVER}/offer/1`;
  const aMemory = () => {
    let kept = '';
    return {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
  };

  it('counts once, whoever tells of it again', () => {
    let now = 0;
    const memory = aMemory();
    const launch = createLaunch(memory, () => now);
    expect(launch.take(undefined)).toBeUndefined();
    expect(launch.take(OFFER)).toBe(OFFER);
    expect(launch.isEcho(OFFER)).toBe(true);
    // A reload of the page.
    expect(createLaunch(memory, () => now).take(OFFER)).toBeUndefined();
    now = 60_000;
    expect(launch.isEcho(OFFER)).toBe(false);
  });

  it('is no other link', () => {
    const launch = createLaunch(aMemory(), () => 0);
    launch.take(OFFER);
    expect(launch.isEcho(`${SERVER}/offer/2`)).toBe(false);
  });
});
