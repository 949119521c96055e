import type { ServerResponse } from 'node:http';

/** Whose stream it is. */
export interface Audience {
  /** The tenant the stream acts in: its changes are told. */
  readonly tenantId: string;
  readonly homeTenantId: string;
  readonly userId: string;
  readonly isStaff: boolean;
}

/** A reader who leaves so much unread does not read. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** So long a reader has time to take the rest. */
const FAREWELL_MS = 2000;

/** One open answer, on which events are written as they come. */
export class LiveStream {
  readonly audience: Audience;
  readonly #response: ServerResponse;
  readonly #isStillAllowed: () => Promise<boolean>;
  #closed = false;

  constructor(response: ServerResponse, audience: Audience, isStillAllowed: () => Promise<boolean>) {
    this.audience = audience;
    this.#response = response;
    this.#isStillAllowed = isStillAllowed;
  }

  write(text: string): void {
    if (this.#closed) return;
    if (this.#response.writableLength > MAX_UNREAD_BYTES) this.#response.destroy();
    else this.#response.write(text);
  }

  /** Closes it when the person may not have it any more; also when that can not be known. */
  async lookAgain(): Promise<void> {
    const allowed = await this.#isStillAllowed().catch(() => false);
    if (!allowed) this.close();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#response.end();
    setTimeout(() => this.#response.destroy(), FAREWELL_MS).unref();
  }
}
