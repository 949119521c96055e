import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A request that takes longer to arrive than this is somebody holding the line. */
export const ARRIVAL_TIMEOUT_MS = 20_000;
/** A file may take longer as long as it comes on: so much in each such time, which is 16 KB/s. */
const LEAST_BYTES = 320_000;
/** The largest file at the slowest pace, and then it is over whatever comes. */
export const LONGEST_ARRIVAL_MS = 11 * 60_000;
const LOOK_EVERY_MS = 1000;

const patient = new WeakSet<IncomingMessage>();

/** Lets the body of a request come slowly; for somebody who is known and has a place. */
export const arrivesSlowly = (request: IncomingMessage): void => void patient.add(request);

interface Arriving {
  readonly response: ServerResponse;
  since: number;
  bytes: number;
}

/**
 * Cuts off requests whose bodies take too long. Node has one limit for all of them, which ends a file of 10 MB on a line of 1 Mbit/s;
 * it still minds the headers. As Node does, this looks once a second, so that a request costs an entry in a map and no timer.
 */
export class Arrivals {
  readonly #arriving = new Map<IncomingMessage, Arriving>();
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  watch(server: Server): void {
    server.on('request', (request, response) => {
      this.#arriving.set(request, { response, since: this.#clock(), bytes: request.socket.bytesRead });
    });
    server.on('listening', () => {
      const looking = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
      server.once('close', () => clearInterval(looking));
    });
  }

  look(): void {
    const now = this.#clock();
    for (const [request, arriving] of this.#arriving) {
      const { since, bytes, response } = arriving;
      if (request.complete || request.destroyed) this.#arriving.delete(request);
      else if (now - since >= ARRIVAL_TIMEOUT_MS) {
        const read = request.socket.bytesRead;
        if (patient.has(request) && read - bytes >= LEAST_BYTES) Object.assign(arriving, { since: now, bytes: read });
        else {
          this.#arriving.delete(request);
          // As Node says it.
          if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
          request.socket.destroySoon();
        }
      }
    }
  }
}
