import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { atServer } from '#platform/native/server-address.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { useNotify } from '#ui/notices/notify.ts';

const CreateDownload = graphql(`
  mutation CreateDownload($input: DownloadInput!) {
    createDownload(input: $input) { url }
  }
`);

export type DownloadInput = VariablesOf<typeof CreateDownload>['input'];

/** Answers a link that is good for one GET. */
const createDownload = defineCommand({
  document: CreateDownload,
  // Which kind of file; what it is narrowed to may hold names.
  subject: ({ input }) => Object.keys(input),
  answer: ({ createDownload: { url } }) => url,
});

/**
 * The browser fetches the link as a file, past the memory of the page. The attribute is what keeps the app on the
 * screen: a link that has lapsed becomes a failed download, where a navigation would put the server's answer in the
 * app's place. A phone's app keeps no files: there the address is another server's, which the system's browser opens and saves.
 */
function saveAs(url: string): void {
  const link = document.createElement('a');
  link.href = atServer(url);
  if (currentPlatform() === 'web-app') link.download = '';
  link.click();
}

/** For a dialog that downloads and shows itself why it failed. */
export function useDownloading(): (input: DownloadInput) => Promise<void> {
  const { send } = useAttempt(createDownload);
  return async (input) => saveAs(await send({ input }));
}

/** For what downloads one of several files: once at a time, and a failure is told by this sentence. */
export function useDownloads(failed: string) {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(createDownload, {
    onDone: saveAs,
    onFailed: ({ message }) => notify({ tone: 'danger', text: failed, detail: message }),
  });
  return { isBusy, download: (input: DownloadInput) => press({ input }) };
}

/** For a button that downloads one file. */
export function useDownload(input: DownloadInput, failed: string) {
  const { isBusy, download } = useDownloads(failed);
  return { isBusy, download: () => download(input) };
}
