const CHUNK_CHARACTERS = 16 * 1024;

/** One object, written part by part; a stream becomes a list that is never held whole. */
export async function* jsonOf(parts: Readonly<Record<string, unknown>>): AsyncGenerator<string, void> {
  let chunk = '{';
  let comma = '';
  for (const [name, part] of Object.entries(parts)) {
    chunk += `${comma}\n${JSON.stringify(name)}: `;
    comma = ',';
    if (!isStream(part)) {
      chunk += JSON.stringify(part ?? null, null, 2);
      continue;
    }
    let separator = '[';
    for await (const entry of part) {
      chunk += `${separator}\n${JSON.stringify(entry)}`;
      separator = ',';
      if (chunk.length < CHUNK_CHARACTERS) continue;
      yield chunk;
      chunk = '';
    }
    chunk += separator === '[' ? '[]' : '\n]';
  }
  yield `${chunk}\n}\n`;
}

const isStream = (part: unknown): part is AsyncIterable<unknown> =>
  typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
