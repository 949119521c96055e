const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const SHAPE = /<symbol id="(\w+)".*?<\/symbol>/g;
const USED = /href="#(\w+)"/g;

/**
 * The engine draws all pages into one picture, one beneath the other: a group each, then the shapes of the letters. Here each page
 * becomes a picture of its own, with the shapes that it uses.
 */
export function svgPages(drawing: string): string[] {
  const [, width, total] = SIZE.exec(drawing) ?? [];
  const parts = drawing.split(/\n {4}(?=<\w)/).map(withoutBallast);
  const groups = parts.filter((part) => /^<g[ >]/.test(part));
  const shapes = new Map(parts.flatMap((part) => [...part.matchAll(SHAPE)].map(([shape, id]) => [id, shape])));
  const height = Number(total) / groups.length;
  return groups.map((group, page) => {
    const used = new Set([...group.matchAll(USED)].map(([, id]) => id));
    const top = page * height;
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ` viewBox="0 ${top} ${width} ${height}" width="${width}pt" height="${height}pt">`,
      `<defs>${[...used].map((id) => shapes.get(id)).join('')}</defs>`,
      `<rect y="${top}" width="${width}" height="${height}" fill="#fff"/>${group}</svg>`,
    ].join('');
  });
}

/** Blanks, classes, and digits that are finer than any screen: more than half of the text. */
const withoutBallast = (part: string): string =>
  part
    .replace(/\n\s*/g, '')
    .replace(/ (?:class|fill-rule)="[\w-]*"/g, '')
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/((?:id="|#)g[\dA-F]{8})[\dA-F]+/g, '$1');
