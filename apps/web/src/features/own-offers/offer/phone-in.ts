/** The first phone number in a text that people wrote, as they wrote it. */
export const phoneIn = (text: string): string | undefined => text.match(/(?:\+|\b00?)\d[\d /()-]{5,}\d/)?.[0];
