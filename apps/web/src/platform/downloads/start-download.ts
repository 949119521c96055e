import type { VariablesOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const CreateDownload = graphql(`
  mutation CreateDownload($input: DownloadInput!) {
    createDownload(input: $input) {
      url
    }
  }
`);

/** Makes the link and follows it; the browser saves the file, and the page stays. */
export async function startDownload(input: VariablesOf<typeof CreateDownload>['input']): Promise<void> {
  const { createDownload } = await execute(CreateDownload, { input });
  window.location.assign(createDownload.url);
}
