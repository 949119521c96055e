import { createHash, randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { type Download, fieldOf } from '#platform/downloads/define-download.ts';
import { insertDownload, renewDownload } from '#platform/downloads/downloads.sql.ts';
import { type Mutation, mutation } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

export const hashDownloadToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Reckoned from the id, so that a repeated request gets the same link though only its hash is stored. */
const tokenOf = (secrets: Secrets, id: string): string => signLink(secrets, 'download', id);

export interface DownloadLink {
  readonly url: string;
}

const inputIn = (args: Readonly<Record<string, unknown>>) => args['input'] as Readonly<Record<string, unknown>>;

/** A kind's use case: it leaves a note of what was asked for, and answers with the only link that finds it. */
export function createDownload(download: Download): Mutation {
  const field = fieldOf(download);
  return mutation({
    action: download.action,
    input: z.object({ input: z.object({ [field]: download.input }) }),
    ...(download.actsIn ? { actsIn: (args) => download.actsIn?.(inputIn(args)[field]) } : {}),
    run: async ({ db, actor, input: args, now, secrets, credentials, record, nothingChanged }) => {
      const { claims } = credentials;
      if (!claims || actor.kind !== 'USER') throw new Failure(GENERAL_FAILURES.notAllowed);
      const { kind, check, concerns } = download;
      const input = args.input[field];
      await check?.({ db, actor, input, now, secrets });
      const id = randomUUID();
      await insertDownload(db, hashDownloadToken(tokenOf(secrets, id)), { claims, kind, parameters: input });
      if (concerns) record({ ...concerns({ actor, input }), after: { download: kind } });
      else nothingChanged();
      return { id };
    },
    answer: async ({ db, secrets }, { id }): Promise<DownloadLink> => {
      const token = tokenOf(secrets, id);
      await renewDownload(db, hashDownloadToken(token));
      return { url: `/downloads/${token}` };
    },
  }) as Mutation;
}
