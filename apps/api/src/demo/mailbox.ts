/** As much as may stand before an @. */
const LONGEST = 64;

/** The part of somebody's address before the @: "julia.muellner". */
export const mailboxOf = (name: string): string =>
  name
    .toLowerCase()
    // Academic titles.
    .replaceAll(/\b[a-z]+\. /g, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(' ', '.')
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '')
    .slice(0, LONGEST);
