interface GitInfo {
  readonly year: string;
  readonly commit: string;
  readonly changesMarker: string;
}

/** The version of the web app as it is on the server now; on phones the one that the app has with it. */
export async function loadWebVersion({ signal }: { signal?: AbortSignal } = {}): Promise<string> {
  const response = await fetch('/generated/git-info.json', { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`git-info.json answered ${response.status}`);
  const { year, commit, changesMarker }: GitInfo = await response.json();
  return `${year}.${commit}${changesMarker}`;
}
