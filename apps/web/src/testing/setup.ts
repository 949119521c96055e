import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { attempts } from '#platform/attempts/attempts.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer, signIn } from '#testing/a-server.ts';

// What appears is waited for; a busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });

// jsdom lays nothing out, so it has none of these.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// To find a field by its label took jsdom half of the time of all forms: it asks every label of the page, by walking through the page.
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
    },
  });
}

// Everything is in sight.
window.IntersectionObserver ??= class {
  readonly tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell;
  }
  observe(target: Element) {
    this.tell([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(async () => {
  aServer({});
  signIn();
});

afterEach(() => {
  cleanup();
  attempts.forget();
  queryClient.clear();
  window.sessionStorage.clear();
  window.localStorage.clear();
});
