const LEGAL_FORMS = /\b(?:gesmbh|gmbh|ges ?m ?b ?h|kg|og|ag|e ?u|co|mbh|se|ohg|gbr|inh)\b/g;

/** Names as banks shorten and respell them: without legal forms, umlauts and signs. Empty where nothing is left. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(LEGAL_FORMS, ' ')
    .replaceAll(' ', '');

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
