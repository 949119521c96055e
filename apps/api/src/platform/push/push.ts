/**
 * The message that a device shows. To phones its text travels over Apple's and Google's servers, so it holds nothing that the
 * person may not see anyway.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where the app opens; begins with a slash. */
  readonly path: string;
  /** The same for the same appointment: what is newer takes the place of what is older, and nothing is shown twice. */
  readonly tag: string;
  /** The device gives it back once it has shown the message. */
  readonly receipt: string;
  /** The agency's mark, at our own address. */
  readonly icon: string;
  /** Lets it be answered from where it is shown. */
  readonly answer?: string;
  /** Lets a booked worker say from there that they come. */
  readonly confirm?: string;
  /** Takes the place of what is shown and is nothing to pick the phone up for. */
  readonly isQuiet?: boolean;
}

/** A phone by its token, or a browser by the address and the keys of its subscription. */
export interface PushAddress {
  readonly token: string;
  readonly keys: { readonly p256dh: string; readonly auth: string } | null;
}

/** The way out to devices. */
export interface Push {
  /** Resolves when the service has taken the message, or knows that the device is gone for good. Throws when it may be tried again. */
  send(address: PushAddress, message: PushMessage, signal: AbortSignal): Promise<'SENT' | 'UNREGISTERED'>;
}

/** Each kind of device by its own way; a kind without a way is left out. */
export function pushBy(ways: { readonly phones: Push | undefined; readonly browsers: Push | undefined }): Push {
  return {
    send: async (address, message, signal) =>
      (await (address.keys ? ways.browsers : ways.phones)?.send(address, message, signal)) ?? 'SENT',
  };
}
