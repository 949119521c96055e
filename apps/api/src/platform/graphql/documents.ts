import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { z } from 'zod';
import { DOCUMENT_LIMITS, documentLimits, oneOperation } from '#platform/graphql/document-limits.ts';

/** The hashes of the documents that this build of the web app sends; none where there is no build, as while developing. */
export function readOwnDocuments(webDir: string): ReadonlySet<string> {
  const file = join(webDir, 'documents.json');
  return new Set(existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

/** The document was not taken. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('the document was refused');
    this.errors = errors;
  }
}

/** A document that was parsed and found good, ready to run. */
export interface ReadyDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Compiled when it is asked for again, which most of what is written by hand never is. */
  compiled: CompiledQuery | undefined;
  readonly isOwn: boolean;
}

interface DocumentsOptions {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
  /** The hashes of the web app's own documents, written at its build; see vite-own-documents.ts. */
  readonly own: ReadonlySet<string>;
}

/** Others than the web app's own that are kept; each is at most DOCUMENT_LIMITS.characters long. */
const MAX_KEPT = 200;

/**
 * Takes the text of a document and keeps what was made of it. The web app's own documents are known by their hashes: they
 * were looked at when they were written, and are kept for good. Others must stay within the limits, and are kept only for
 * people with a token: what strangers send must not fill the memory.
 */
export class Documents {
  readonly #options: DocumentsOptions;
  readonly #own = new Map<string, ReadyDocument>();
  readonly #others = new Map<string, ReadyDocument>();

  constructor(options: DocumentsOptions) {
    this.#options = options;
  }

  take(text: string, isSignedIn: boolean): ReadyDocument {
    const known = this.#own.get(text) ?? this.#others.get(text);
    if (known) {
      known.compiled ??= this.#compile(known.document);
      return known;
    }
    const isOwn = this.#options.own.has(hashDocument(text));
    if (!isOwn && text.length > DOCUMENT_LIMITS.characters) throw refused('The document is too long.');
    const ready = this.#read(text, isOwn);
    if (isOwn) this.#own.set(text, ready);
    else if (isSignedIn) this.#keep(text, ready);
    return ready;
  }

  /** The variables as the document wants them. What does not fit is named, and never repeated: it may be personal. */
  variablesFor({ operation }: ReadyDocument, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const definitions = operation.variableDefinitions ?? [];
    if (definitions.length === 0) return {};
    const { coerced, errors } = getVariableValues(this.#options.schema, definitions, given, { maxErrors: 5 });
    if (coerced) return coerced;
    const names = new Set(errors.flatMap(({ nodes }) => nodes?.map(nameOf) ?? []));
    throw new DocumentRefused(
      [...names].map((name) => new GraphQLError(`The variable ${name} does not fit its type.`)),
    );
  }

  async run(ready: ReadyDocument, context: object, variables: Record<string, unknown>): Promise<ExecutionResult> {
    const { document, compiled } = ready;
    if (compiled) return compiled.query({}, context, variables);
    return execute({ schema: this.#options.schema, document, contextValue: context, variableValues: variables });
  }

  #read(text: string, isOwn: boolean): ReadyDocument {
    const { schema, introspection } = this.#options;
    const document = parseWithinLimit(text);
    const rules = [
      ...specifiedRules,
      oneOperation,
      ...(isOwn ? [] : [documentLimits]),
      ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
    ];
    const errors = validate(schema, document, rules, { maxErrors: 5 });
    if (errors.length > 0) throw new DocumentRefused(errors);
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw refused('A document holds one operation.');
    return { document, operation, isOwn, compiled: isOwn ? this.#compile(document) : undefined };
  }

  #compile(document: DocumentNode): CompiledQuery | undefined {
    const compiled = compileQuery(this.#options.schema, document);
    return isCompiledQuery(compiled) ? compiled : undefined;
  }

  #keep(text: string, ready: ReadyDocument): void {
    // The oldest goes: a map keeps the order of insertion.
    const oldest = this.#others.size >= MAX_KEPT ? this.#others.keys().next().value : undefined;
    if (oldest !== undefined) this.#others.delete(oldest);
    this.#others.set(text, ready);
  }
}

export const hashDocument = (text: string): string => createHash('sha256').update(text).digest('base64url');

function parseWithinLimit(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
  } catch (error) {
    throw error instanceof GraphQLError ? new DocumentRefused([error]) : error;
  }
}

const refused = (message: string): DocumentRefused => new DocumentRefused([new GraphQLError(message)]);

const nameOf = (node: { readonly kind: Kind }): string => {
  const definition = node as { readonly variable?: { readonly name: { readonly value: string } } };
  return `$${definition.variable?.name.value ?? ''}`;
};
