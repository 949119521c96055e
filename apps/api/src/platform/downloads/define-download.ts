import type { Action } from '@gastspiel/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import type { User } from '#platform/identity/viewer.ts';
import type { Press } from '#platform/pdf/press.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** A kind of file that people can download: who may, what they say to it, and how it comes about. */
export interface Download<Schema extends z.ZodType = z.ZodType> {
  /** In capitals, such as TARGET_USERS_CSV; its field of DownloadInput is targetUsersCsv. */
  readonly kind: string;
  readonly description: string;
  /** Looked at when the link is made, and again when it is used. */
  readonly action: Action;
  /** The input must survive JSON: it lies in the database between the two. */
  readonly input: Schema;
  /** The GraphQL type of the input; Boolean for a kind that has nothing to choose. */
  readonly inputType: (builder: Builder) => DownloadInputType;
  /** Names the tenant that the request acts in; for system administration. */
  readonly actsIn?: (input: z.input<Schema>) => unknown;
  /** Whose data leave the house: written to the audit log when the link is made. Only a file without personal data has none. */
  readonly concerns?: (
    scope: Pick<DownloadScope<Schema>, 'actor' | 'input'>,
  ) => Pick<Change, 'entityType' | 'entityId'>;
  /** Refuses (by throwing a Failure) while the person is still in the app, such as for too many rows. */
  readonly check?: (scope: Omit<DownloadScope<Schema>, 'signal' | 'press'>) => Promise<void>;
  readonly open: (scope: DownloadScope<Schema>) => Promise<DownloadFile>;
}

type DownloadInputType = 'Boolean' | ReturnType<Builder['inputType']>;

interface DownloadScope<Schema extends z.ZodType> {
  /** A read-only snapshot that lasts until the last chunk: the file is true for one moment. */
  readonly db: TenantDb;
  readonly actor: User;
  readonly input: z.output<Schema>;
  readonly now: Date;
  readonly secrets: Secrets;
  readonly press: Press;
  /** The reader has gone, or takes too long. */
  readonly signal: AbortSignal;
}

export interface DownloadFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** In bytes, where it is known beforehand: the browser shows how far it has got. */
  readonly length?: number;
  /** Asked for the next one only when the reader has taken the last. */
  readonly chunks: AsyncIterable<string | Uint8Array>;
}

export const defineDownload = <Schema extends z.ZodType>(download: Download<Schema>): Download<Schema> => download;

/** TARGET_USERS_CSV → targetUsersCsv */
export const fieldOf = ({ kind }: Pick<Download, 'kind'>): string =>
  kind.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
