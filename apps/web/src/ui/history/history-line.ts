/** A sentence, or a value that became another. */
export type HistoryLine =
  | { readonly sentence: string }
  | { readonly label: string; readonly before: string; readonly after: string };

/** Who did something, and when. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly actorName: string | null;
  readonly bySystem: boolean;
}
