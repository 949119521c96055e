/** A document as it is written, with the fragments that it spreads. Only the server reads it: no parser in the browser. */
export interface WrittenDocument {
  readonly parts: readonly string[];
}

export const writeDocument = (text: string, fragments: readonly WrittenDocument[] = []): WrittenDocument => ({
  parts: [...new Set([text.trim().replace(/\n\s+/g, '\n'), ...fragments.flatMap(({ parts }) => parts)])],
});

export const textOf = ({ parts }: WrittenDocument): string => parts.join('\n');

/** The document's kind of operation, and its name. */
export function operationOf({ parts: [text = ''] }: WrittenDocument): { readonly kind: string; readonly name: string } {
  const [, kind, name] = /^(query|mutation|fragment) (\w+)/.exec(text) ?? [];
  if (!kind || !name) throw new Error('A document begins with what it is and its name');
  return { kind, name };
}
