const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** The id in what somebody pasted: alone, or as the last one in the address of a page. */
export const pastedId = (text: string): string => text.match(UUID)?.at(-1)?.toLowerCase() ?? text.trim();
