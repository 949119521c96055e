/** A browser without a screen: keeps cookies with their paths and follows redirects until they leave the server. */
export class Browser {
  readonly #cookies = new Map<string, { path: string; value: string }>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(address: string, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address, this.#origin);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.#cookiesFor(url.pathname) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get('location');
    const next = location && new URL(location, url);
    return next && next.origin === this.#origin ? this.open(next.href) : response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    const isGone = attributes.some(
      (attribute) => attribute.startsWith('expires=') && Date.parse(attribute.slice(8)) < Date.now(),
    );
    if (isGone) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { path, value });
  }

  #cookiesFor(path: string): string {
    const fitting = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return fitting.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }
}
