import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Open streams of events, all at one place. */
export class EventStreams {
  readonly #streams: readonly IncomingMessage[];
  #waiting = 0;
  #toldAll = Promise.withResolvers<number>();

  private constructor(streams: readonly IncomingMessage[]) {
    this.#streams = streams;
  }

  /** One for each of these headers. */
  static async open(url: string, headers: readonly Record<string, string>[]): Promise<EventStreams> {
    const streams: IncomingMessage[] = [];
    for (const own of headers) {
      const [response] = (await once(get(url, { headers: own, agent: false }), 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
      // The first it says is that it is open.
      response.setEncoding('utf8');
      await once(response, 'data');
      streams.push(response);
    }
    return new EventStreams(streams);
  }

  /** The moment at which the last of them has been told of what is done from now on. */
  lastTold(): Promise<number> {
    this.#waiting = this.#streams.length;
    this.#toldAll = Promise.withResolvers<number>();
    for (const stream of this.#streams) {
      stream.removeAllListeners('data');
      const listen = (text: string) => {
        if (!text.includes('event: change')) return;
        stream.off('data', listen);
        // Somebody has to read, or the stream pauses.
        stream.resume();
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#toldAll.resolve(performance.now());
      };
      stream.on('data', listen);
    }
    return this.#toldAll.promise;
  }

  close(): void {
    for (const stream of this.#streams) stream.destroy();
  }
}
