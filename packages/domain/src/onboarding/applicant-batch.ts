/** New applicants of this time are told in one mail. */
const MINUTES = 15;
const LENGTH_MS = MINUTES * 60_000;

/** The batch that somebody falls into who applies now: its name, and when it is told. */
export function applicantBatch(now: Date): { readonly from: Date; readonly toldAt: Date } {
  const from = Math.floor(now.getTime() / LENGTH_MS) * LENGTH_MS;
  return { from: new Date(from), toldAt: new Date(from + LENGTH_MS) };
}
