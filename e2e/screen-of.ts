/** Two addresses that differ in ids alone show the same screen. */
export const screenOf = (path: string): string => path.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id').replace(/[?#].*$/, '');
