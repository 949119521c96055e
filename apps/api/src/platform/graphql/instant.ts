/** An instant as it travels. An answer kept for a repeated request comes back from JSON, where a date is its text. */
export const instantOf = (at: Date): string => new Date(at).toISOString();
