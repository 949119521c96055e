import { readFile } from 'node:fs/promises';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { AccountingInterface, NewTenantInput } from '@gastspiel/domain/tenants/tenant-input.ts';
import { z } from 'zod';
import { CommandError } from '#app/commands/terminal.ts';
import { type NewTenant, plainTenant, prepareNewLogos } from '#features/tenants/index.ts';

/** Files, since arguments are seen by everybody on the machine. */
interface Files {
  /** Whatever the page of a new tenant has, under the names of `NewTenantInput`. */
  readonly settings: string | undefined;
  /** The accounting interface alone. */
  readonly accounting: string | undefined;
}

type Logos = Awaited<ReturnType<typeof prepareNewLogos>>;

/** A new tenant as its files describe it; what they leave out is as plain as can be. */
export async function readNewTenant(
  name: string,
  { settings, accounting }: Files,
): Promise<{ readonly tenant: NewTenant; readonly logos: Logos }> {
  const given = settings === undefined ? {} : await readJson(settings, z.looseObject({}));
  const own = accounting === undefined ? {} : { accountingInterfaceConfiguration: await readAccounting(accounting) };
  const parsed = NewTenantInput.strict().safeParse({ ...plainTenant(name), ...given, ...own, name });
  if (!parsed.success) throw refused(settings, parsed.error);
  const { logoSquareBase64, logoWideBase64 } = parsed.data;
  const logos = await prepareNewLogos({ logoSquareBase64, logoWideBase64 }).catch((error: unknown) => {
    throw error instanceof Failure && error.fields
      ? new CommandError(`admin create: ${Object.keys(error.fields).join(', ')} of ${settings} is no logo that fits.`)
      : error;
  });
  return {
    tenant: parsed.data,
    logos: { logoSquareBase64: logos.logoSquareBase64 ?? null, logoWideBase64: logos.logoWideBase64 ?? null },
  };
}

async function readAccounting(file: string): Promise<z.output<typeof AccountingInterface>> {
  const names = Object.keys(AccountingInterface.shape).join(', ');
  return readJson(file, AccountingInterface, ` with ${names}`);
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema, what = ''): Promise<z.output<Schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const wrong = error instanceof z.ZodError ? pathsOf(error) : String(error);
    throw new CommandError(`admin create: ${file} must be a JSON object${what} (${wrong}).`);
  }
}

const refused = (file: string | undefined, error: z.ZodError): CommandError =>
  new CommandError(`admin create: ${file ?? 'the tenant'} does not describe a tenant (${pathsOf(error)}).`);

const pathsOf = ({ issues }: z.ZodError): string =>
  issues.map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'))).join(', ');
