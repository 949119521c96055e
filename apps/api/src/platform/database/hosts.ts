const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)([/?#].*)?$/s;

/**
 * The address of each host that a database's address names, in their order: `postgres://user@one,two:5433/name` means
 * that the database is on either. None when the address can not be read.
 */
export function hostsOf(address: string): readonly string[] {
  const [, before = '', hosts = '', behind = ''] = ADDRESS.exec(address) ?? [];
  const addresses = hosts.split(',').map((host) => `${before}${host}${behind}`);
  return before !== '' && addresses.every((one) => URL.canParse(one)) ? addresses : [];
}

/** The same address with other hosts, such as those of standbys. */
export const withHosts = (address: string, hosts: string): string => address.replace(ADDRESS, `$1${hosts}$3`);

/** Which of its hosts a database is found on at the moment. */
export class Hosts {
  readonly #addresses: readonly string[];
  #at = 0;

  constructor(address: string) {
    this.#addresses = hostsOf(address);
  }

  get current(): string {
    return this.#addresses[this.#at] ?? '';
  }

  get areSeveral(): boolean {
    return this.#addresses.length > 1;
  }

  /** It was not to be had there. Of those who find out at once, the first moves on. */
  leave(address: string): void {
    if (address === this.current) this.#at = (this.#at + 1) % this.#addresses.length;
  }

  /** Tries each host once, beginning with the current one. */
  async tryEach<T>(attempt: () => Promise<T>): Promise<T> {
    for (let left = this.#addresses.length; ; left -= 1) {
      const address = this.current;
      try {
        return await attempt();
      } catch (error) {
        if (left <= 1 || address === this.current) throw error;
      }
    }
  }
}
