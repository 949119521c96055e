import type { IDToken } from 'oauth4webapi';
import { currentPlatform } from './platform.ts';

/** The provider's tokens for a person who signed in. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  /** In seconds since 1970; undefined when the provider does not say. */
  readonly expiresAt: number | undefined;
  readonly idToken: string | undefined;
  readonly claims: IDToken | undefined;
}

const STORAGE_KEY = 'oidc.tokens';

let inMemory: Tokens | undefined;

/** A browser tab forgets its tokens with the page; the app on a phone stays signed in. */
export const tokenStore = {
  read(): Tokens | undefined {
    if (!isKept()) return inMemory;
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : (JSON.parse(stored) as Tokens);
  },
  save(tokens: Tokens): void {
    if (isKept()) localStorage.setItem(STORAGE_KEY, JSON.stringify(tokens));
    else inMemory = tokens;
  },
  clear(): void {
    inMemory = undefined;
    localStorage.removeItem(STORAGE_KEY);
  },
};

const isKept = (): boolean => currentPlatform() === 'mobile-app';

export const secondsLeft = ({ expiresAt }: Tokens): number | undefined =>
  expiresAt === undefined ? undefined : expiresAt - Date.now() / 1000;
