const DIACRITICS = /\p{M}/gu;
/** How umlauts are typed where the keyboard has none. */
const TYPED_UMLAUT = /([aou])e/g;

/**
 * A text as it is compared by a search: "Müller", "Mueller" and "MULLER" are the same. Texts that differ in more than
 * that may fall together ("Bauer" and "Baur"), which a search can bear: it rather finds one too many.
 */
export const searchKey = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(DIACRITICS, '').replaceAll(TYPED_UMLAUT, '$1');

/** Every word of a search has to occur, in whatever order. */
export const searchWords = (search: string): readonly string[] =>
  searchKey(search)
    .split(/\s+/)
    .filter((word) => word !== '');
