/**
 * The agencies of people who were here before. Whose a request is, is known only when the database was asked, and the question itself has
 * to wait for its turn: a newcomer is taken for an agency of their own.
 */
export class KnownHomes {
  readonly #agencyOf = new Map<string, string>();
  readonly #most: number;

  constructor(most = 20_000) {
    this.#most = most;
  }

  of(person: string): string | undefined {
    return this.#agencyOf.get(person);
  }

  remember(person: string, agency: string): void {
    if (this.#agencyOf.get(person) === agency) return;
    this.#agencyOf.delete(person);
    this.#agencyOf.set(person, agency);
    const [oldest] = this.#agencyOf.keys();
    if (this.#agencyOf.size > this.#most && oldest !== undefined) this.#agencyOf.delete(oldest);
  }
}
