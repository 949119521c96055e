/** The text of an answer from outside, as long as nobody sends more than they should. */
export async function readBounded({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** When another server wants to be asked again, from its Retry-After: in seconds, or as a date. Undefined where it says nothing. */
export function retryAt(response: Response): Date | undefined {
  const header = response.headers.get('retry-after')?.trim() ?? '';
  const at = /^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : new Date(at);
}
