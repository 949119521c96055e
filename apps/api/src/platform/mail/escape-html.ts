const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);

/** Markup that is safe as it stands; everything else is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];
const textOf = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (part === false || part === undefined) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
};

/** A template whose values can not become markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((all, string, index) => `${all}${textOf(parts[index - 1] ?? '')}${string}`));
