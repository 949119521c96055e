const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The calendar week as Austria counts it (ISO 8601), with the year that it belongs to: that of its Thursday. By arithmetic,
 * since the first screen shows it and would have to load a calendar for it.
 */
export function weekNumber(day: string): { readonly week: number; readonly year: number } {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = date.getTime() + (4 - (date.getUTCDay() || 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return { week: Math.floor((thursday - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1, year };
}
