const isWord = (word: string): boolean => /^[\p{L}\p{N}]/u.test(word);

/** The first letters of the first two words. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(isWord);
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');
}

/** The length that fits below an icon on a phone's home screen. */
const SHORT = 12;

/** As many whole words of a name as fit below an icon; the first one always, which the phone cuts as it likes. */
export function shortName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  let count = words.length;
  while (count > 1 && (words.slice(0, count).join(' ').length > SHORT || !isWord(words[count - 1] ?? ''))) count -= 1;
  return words.slice(0, count).join(' ');
}
