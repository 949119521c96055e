import { createDownload, type DownloadLink } from '#platform/downloads/create-download.ts';
import { type Download, fieldOf } from '#platform/downloads/define-download.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serveChoice } from '#platform/graphql/choice.ts';

/** `createDownload` with a field of its input for each kind. Without any kind there is nothing to download. */
export const downloadsSchema =
  (downloads: readonly Download[]): SchemaPart =>
  (builder) => {
    if (downloads.length === 0) return;
    const DownloadInput = builder.inputType('DownloadInput', {
      description: 'The file to download: exactly one of these.',
      isOneOf: true,
      fields: (t) =>
        Object.fromEntries(
          downloads.map((download) => [
            fieldOf(download),
            t.field({ type: download.inputType(builder), required: false, description: download.description }),
          ]),
        ),
    });
    const DownloadLink = builder.objectRef<DownloadLink>('DownloadLink').implement({
      description: 'Where a file can be fetched once, within 60 seconds.',
      fields: (t) => ({
        url: t.exposeString('url', { description: 'Path on the server of this API; it needs no header.' }),
      }),
    });
    builder.mutationField('createDownload', (t) =>
      t.field({
        type: DownloadLink,
        description: 'Makes a link to a file. Who follows it needs the same right at that moment.',
        args: { input: t.arg({ type: DownloadInput }) },
        ...serveChoice<DownloadLink>(
          Object.fromEntries(downloads.map((download) => [fieldOf(download), createDownload(download)])),
        ),
      }),
    );
  };
