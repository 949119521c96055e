import { createContext, use } from 'react';
import { observable } from '#platform/state/observable.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import type { AppHistory, Entry } from './history.ts';

/** Where the person is. */
export interface Place extends Entry {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  /** The page stays as far scrolled as it is. */
  readonly isInSight: boolean;
  /** They have been there before, and came back by the browser. */
  readonly isReturn: boolean;
}

/** A way that is not gone yet, because it would lose something. */
export interface HeldWay {
  readonly goOn: () => void;
  readonly stay: () => void;
}

interface Way {
  /** In the place of the page that is shown: the way back leads past that one. */
  readonly replace?: boolean;
  readonly isInSight?: boolean;
}

const withoutHash = (href: string): string => href.replace(/#.*/, '');

function placeOf(entry: Entry, { isInSight = false, isReturn = false } = {}): Place {
  const { pathname, searchParams } = new URL(entry.href, 'https://app.invalid');
  return { ...entry, pathname, search: Object.fromEntries(searchParams), isInSight, isReturn };
}

/** Leads from page to page without loading the app anew, and asks first where `mustAsk` says so. */
export class Router {
  readonly place;
  readonly heldWay = observable<HeldWay | undefined>(undefined);
  readonly #history: AppHistory;
  readonly #mustAsk: () => boolean;
  /** A move that we have made ourselves is told like those of the person. */
  #expected: (() => void) | undefined;

  constructor(history: AppHistory, mustAsk: () => boolean = () => false) {
    this.#history = history;
    this.#mustAsk = mustAsk;
    this.place = observable(placeOf(history.entry(), { isReturn: true }));
  }

  /** Follows the person's own moves for as long as the app is shown. */
  follow(): () => void {
    return this.#history.onMove(() => this.#moved());
  }

  /** To an address of the app. */
  readonly navigate = (href: string, way: Way = {}): void => this.#unlessHeld(() => this.#go(href, way));

  /** Answers once the page that was shown is left, or with false when the person stays. */
  readonly leaveFor = (href: string): Promise<boolean> =>
    new Promise((settle) => {
      const go = () => {
        this.#go(href);
        settle(true);
      };
      this.#unlessHeld(go, () => settle(false));
    });

  #go(href: string, { replace = false, isInSight = false }: Way = {}): void {
    this.#history[replace ? 'replace' : 'push'](href);
    this.place.set(placeOf(this.#history.entry(), { isInSight }));
  }

  #moved(): void {
    if (this.#expected) this.#expected();
    else this.#byPerson();
  }

  #byPerson(): void {
    const here = this.place.get();
    const entry = this.#history.entry();
    const isJump = withoutHash(entry.href) === withoutHash(here.href);
    const arrive = () => this.place.set(placeOf(entry, { isInSight: isJump, isReturn: true }));
    const delta = entry.index - here.index;
    // The browser is there already: back, until the person has decided.
    if (!isJump && delta !== 0 && this.#mustAsk())
      this.#move(-delta, () => this.#hold(() => this.#move(delta, arrive)));
    else arrive();
  }

  #move(delta: number, then: () => void): void {
    this.#expected = () => {
      this.#expected = undefined;
      then();
    };
    this.#history.go(delta);
  }

  #unlessHeld(go: () => void, stay?: () => void): void {
    if (this.#mustAsk()) this.#hold(go, stay);
    else go();
  }

  #hold(go: () => void, stay?: () => void): void {
    const settle = (then?: () => void) => () => {
      this.heldWay.set(undefined);
      then?.();
    };
    this.heldWay.set({ goOn: settle(go), stay: settle(stay) });
  }
}

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('no router around this component');
  return router;
}
export const usePlace = (): Place => useObservable(useRouter().place);
export const useNavigate = (): Router['navigate'] => useRouter().navigate;
/** The words after the question mark in the address. */
export const useSearch = (): Place['search'] => usePlace().search;
