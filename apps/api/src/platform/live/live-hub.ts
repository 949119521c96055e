import type { Change, LiveMessage } from '#platform/live/change.ts';
import type { LiveStream } from '#platform/live/live-stream.ts';

const HEARTBEAT_MS = 20_000;
/** As many as one person has windows open, and some that nobody noticed to be dead. */
const MAX_A_PERSON = 8;
const MAX_STREAMS = 5000;
/** One agency leaves room for the others. */
const MAX_AN_AGENCY = 2500;
/** After an outage so many fetch everything in a second, and not all in one moment. */
const CATCH_UP_A_SECOND = 250;

const eventOf = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const REFETCH = eventOf('refetch', {});

/** The open streams of this process, and who of them is told what. */
export class LiveHub {
  /** In the order of their opening. */
  readonly #streams = new Set<LiveStream>();
  readonly #heartbeat = setInterval(() => this.#toAll(':\n\n'), HEARTBEAT_MS).unref();

  get size(): number {
    return this.#streams.size;
  }

  isFullFor(agency: string): boolean {
    if (this.#streams.size >= MAX_STREAMS) return true;
    if (this.#streams.size < MAX_AN_AGENCY) return false;
    return [...this.#streams].filter(({ audience }) => audience.homeTenantId === agency).length >= MAX_AN_AGENCY;
  }

  /** Somebody with too many streams loses the oldest: it is the likeliest to be dead. */
  add(stream: LiveStream): void {
    const own = this.#of(stream.audience.homeTenantId, stream.audience.userId);
    for (const oldest of own.slice(0, Math.max(0, own.length - MAX_A_PERSON + 1))) this.#close(oldest);
    this.#streams.add(stream);
  }

  remove(stream: LiveStream): void {
    this.#streams.delete(stream);
  }

  receive(message: LiveMessage): void {
    if (message.kind === 'CHANGE') this.#tell(message);
    else void this.#lookAgain(this.#of(message.tenant, message.person));
  }

  /** Something may have been missed: everybody fetches again, and everybody's right is looked at. */
  catchUp(): void {
    const spreadMs = (this.#streams.size / CATCH_UP_A_SECOND) * 1000;
    for (const stream of this.#streams) setTimeout(() => stream.write(REFETCH), Math.random() * spreadMs).unref();
    void this.#lookAgain([...this.#streams]);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) this.#close(stream);
  }

  #tell({ tenant, staff, people, personal }: Change): void {
    const [forStaff, forPeople] = [eventOf('change', { topics: staff }), eventOf('change', { topics: personal })];
    const concerned = new Set(people);
    for (const stream of this.#streams) {
      const { tenantId, isStaff, userId } = stream.audience;
      if (tenantId !== tenant) continue;
      if (isStaff && staff.length > 0) stream.write(forStaff);
      else if (!isStaff && concerned.has(userId)) stream.write(forPeople);
    }
  }

  /** The streams of one person, or of everybody who acts in the tenant. */
  #of(tenantId: string, person: string | null): LiveStream[] {
    return [...this.#streams].filter(({ audience }) =>
      person === null
        ? audience.tenantId === tenantId || audience.homeTenantId === tenantId
        : audience.homeTenantId === tenantId && audience.userId === person,
    );
  }

  /** One after the other: after an outage there are thousands, and requests need the database too. */
  async #lookAgain(streams: readonly LiveStream[]): Promise<void> {
    for (const stream of streams) await stream.lookAgain();
  }

  #toAll(text: string): void {
    for (const stream of this.#streams) stream.write(text);
  }

  #close(stream: LiveStream): void {
    this.#streams.delete(stream);
    stream.close();
  }
}
