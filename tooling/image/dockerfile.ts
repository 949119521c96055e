/** An instruction with the number of its first line; lines that go on are joined. */
export interface Statement {
  readonly line: number;
  readonly word: string;
  readonly rest: string;
}

export function readDockerfile(text: string): Statement[] {
  const statements: Statement[] = [];
  let open: { line: number; text: string } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    // A comment in the midst of an instruction is no part of it.
    if (/^\s*(#|$)/.test(line)) continue;
    const goesOn = /\\\s*$/.test(line);
    open = { line: open?.line ?? index + 1, text: `${open?.text ?? ''}${line.replace(/\\\s*$/, '')}` };
    if (goesOn) continue;
    const [, word = '', rest = ''] = /^\s*(\w+)\s+(.*?)\s*$/s.exec(open.text) ?? [];
    if (word === '') throw new Error(`Dockerfile:${open.line}: no instruction`);
    statements.push({ line: open.line, word: word.toUpperCase(), rest });
    open = undefined;
  }
  if (open) throw new Error(`Dockerfile:${open.line}: the last line goes on`);
  return statements;
}

const VARIABLE = /\$(?:\{(\w+)(?:(:[-+])([^{}]*(?:\$\{\w+\}[^{}]*)*))?\}|(\w+))/g;

/** $NAME, ${NAME}, ${NAME:-otherwise} and ${NAME:+instead}, as the builder replaces them. */
export function expand(text: string, variables: Readonly<Record<string, string>>): string {
  const left = text.replace(VARIABLE, '');
  if (/[$\\]/.test(left)) throw new Error(`not understood: ${text}`);
  return text.replace(VARIABLE, (_all, braced?: string, modifier?: string, word = '', plain = '') => {
    const value = variables[braced ?? plain] ?? '';
    if (modifier === ':-') return value === '' ? expand(word, variables) : value;
    if (modifier === ':+') return value === '' ? '' : expand(word, variables);
    return value;
  });
}
