/** An element, written. */
export interface Xml {
  readonly written: string;
}

type Content = string | readonly (Xml | null)[] | null;
type Attributes = Readonly<Record<string, string>>;

/** Characters that XML 1.0 can't carry even escaped: control characters, lone halves of a pair. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? '');

/** An element with text or with others inside; without content there is none, so that what is missing leaves no trace. */
export function element(name: string, content: Content, attributes: Attributes = {}): Xml | null {
  if (content === null) return null;
  const inside = typeof content === 'string' ? escaped(content) : content.map((one) => one?.written ?? '').join('');
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return { written: `<${name}${named.join('')}>${inside}</${name}>` };
}

export const xmlFile = (root: Xml | null): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root?.written ?? ''}\n`);
