interface GitInfo {
  readonly year: string;
  readonly commit: string;
  readonly changesMarker: string;
}

declare global {
  interface ImportMetaEnv {
    /** Built in by vite-git-info.ts. */
    readonly VITE_GIT_INFO?: string;
  }
}

const textOf = ({ year, commit, changesMarker }: GitInfo): string => `${year}.${commit}${changesMarker}`;

/** The version that this page was built from; unknown in development. */
export const OWN_VERSION: string | undefined = import.meta.env.VITE_GIT_INFO
  ? textOf(JSON.parse(import.meta.env.VITE_GIT_INFO))
  : undefined;

/** The version of the web app as it is on the server now; on phones the one that the app has with it. */
export async function loadWebVersion({ signal }: { signal?: AbortSignal } = {}): Promise<string> {
  const response = await fetch('/generated/git-info.json', { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`git-info.json answered ${response.status}`);
  return textOf(await response.json());
}
