let path: string | undefined;

/** Where somebody will be once they are signed in: while the provider's answer is taken up, the address says it not yet. */
export const heading = {
  note(to: string): void {
    path = URL.parse(to, window.location.origin)?.pathname;
  },
  get: (): string => path ?? window.location.pathname,
};
