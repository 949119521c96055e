/** An image as the page's policy lets it in. Logos are png or jpg; the first characters tell which. */
export function dataUri(base64: string): string {
  if (base64.startsWith('data:image/')) return base64;
  return `data:image/${base64.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${base64}`;
}
