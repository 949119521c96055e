import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { CommandError } from '#app/commands/terminal.ts';
import { ConfigError } from '#platform/config/config.ts';
import { DatabaseUnavailable, isUnavailable } from '#platform/database/database-errors.ts';
import { MigrationError } from '#platform/database/migrate.ts';
import { ProvisionError } from '#platform/database/provision-roles.ts';

/** Errors whose message was written for the operator. */
const SPEAKING = [CommandError, Failure, ConfigError, MigrationError, ProvisionError];

/** How Node names what it has against a certificate. */
const CERTIFICATE = /CERT|UNABLE_TO_(VERIFY|GET)/;

/** An operator is told in a sentence what they can mend; only an error that nobody expected comes with its stack. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (SPEAKING.some((kind) => error instanceof kind)) return error.message;
  // The pool says that there is no connection; why is said by its cause.
  if (error instanceof DatabaseUnavailable && error.cause) return sentenceOf(error.cause);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `The port is in use by another program (${error.message}). Choose another with PORT.`;
  if (code === 'EACCES')
    return `This port may not be opened by this user (${error.message}). Choose another with PORT.`;
  if (code === '28P01' || code === '28000' || (code === '08P01' && /authentication|password/.test(error.message)))
    return (
      `The database refuses the login: ${error.message}. Check the setting that names it (DATABASE_URL, DATABASE_APP_URL or ` +
      'DATABASE_JOBS_URL), and behind PgBouncer what it knows of this login (auth_query, auth_file).'
    );
  if (code === '42501')
    return (
      `The database login lacks a right: ${error.message}. DATABASE_URL must be the owner's, who needs CREATEROLE whenever a login ` +
      'or its password has to be made.'
    );
  if (/does not support SSL/.test(error.message))
    return 'The database does not speak TLS, which DATABASE_URL asks for (sslmode). Switch it on there, or set sslmode=disable.';
  if (CERTIFICATE.test(String(code)))
    return `The certificate of the database is not trusted (${error.message}). Name its authority in NODE_EXTRA_CA_CERTS.`;
  if (isUnavailable(error)) return `The database can not be reached (${error.message}). Check DATABASE_URL.`;
  return error.stack ?? error.message;
}
