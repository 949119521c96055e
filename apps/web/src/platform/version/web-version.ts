interface GitInfo {
  readonly commit: string;
  readonly changesMarker: string;
}

/** The year that the product's versions begin with. */
const VERSION_YEAR = 2026;

/** The version of the web app as it is on the server now. */
export async function loadWebVersion({ signal }: { signal: AbortSignal }): Promise<string> {
  const response = await fetch('/generated/git-info.json', { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`git-info.json answered ${response.status}`);
  const { commit, changesMarker }: GitInfo = await response.json();
  return `${VERSION_YEAR}.${commit}${changesMarker}`;
}
