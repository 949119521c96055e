import { onTestFinished } from 'vitest';

export interface OpenEvents {
  readonly status: number;
  readonly contentType: string | null;
  /** The topics told so far, in their order. */
  readonly topics: readonly string[];
  /** The names of the events so far. */
  readonly events: readonly string[];
  readonly body: () => string;
  readonly isClosed: () => boolean;
  /** As if nothing had been told yet. */
  readonly forget: () => void;
}

/** Reads a stream of events as the web app does, until the test ends. */
export async function openEvents(url: string, headers: Record<string, string>): Promise<OpenEvents> {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const response = await fetch(`${url}/events`, { headers, signal: over.signal });
  const topics: string[] = [];
  const events: string[] = [];
  let text = '';
  let isClosed = false;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      for (const [, name = '', data = ''] of text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        events.push(name);
        topics.push(...((JSON.parse(data) as { topics?: string[] }).topics ?? []));
      }
      // An incomplete event is read with the next part.
      if (response.ok) text = text.slice(text.lastIndexOf('\n\n') + 2);
    }
  };
  const done = read()
    .catch(() => undefined)
    .finally(() => {
      isClosed = true;
    });
  if (!response.ok) await done;
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    topics,
    events,
    body: () => text,
    isClosed: () => isClosed,
    forget() {
      topics.length = 0;
      events.length = 0;
    },
  };
}
