export interface LiveEvent {
  readonly name: string;
  readonly data: string;
}

/** The events of a stream as far as the server uses the format: a name and one line of data. `onSign` hears every sign of life. */
export async function* readEvents(parts: AsyncIterable<string>, onSign: () => void): AsyncGenerator<LiveEvent> {
  let rest = '';
  for await (const part of parts) {
    onSign();
    const blocks = `${rest}${part}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (name !== undefined && data !== undefined) yield { name, data };
    }
  }
}

/** Old browsers can not iterate over a stream. */
export async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
