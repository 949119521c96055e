/** RFC 6266: the true name for browsers of today, and one in plain letters for everything else. */
export function contentDisposition(fileName: string): string {
  // A name is no path, and nothing in it may end the header.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const name = fileName.toWellFormed().replace(/[\u0000-\u001f\u007f/\\]+/g, '-');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 5987 takes less than encodeURIComponent leaves as it is. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
