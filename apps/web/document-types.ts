import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { readDocuments } from './read-documents.ts';

const SCHEMA = join(import.meta.dirname, '../api/schema.graphql');

/**
 * The TypeScript types of every document of the web app: its result and its variables, by the name of the document. To infer
 * them from the text took the compiler a minute at each run; see ADR 39.
 */
export function documentTypes(): string {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const definitions = readDocuments().flatMap(({ text }) => parse(text, { noLocation: true }).definitions);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const writer = new Writer(schema, fragments);
  const lines = [
    ...fragments.map((fragment) => writer.fragment(fragment)),
    ...operations.map((operation) => writer.operation(operation)),
  ].sort();
  const names = lines.map((line) => line.slice(0, line.indexOf(':')).trim());
  const twice = names.filter((name, index) => name === names[index - 1]);
  if (twice.length > 0) throw new Error(`Two documents of one name: ${twice.join(', ')}`);
  return [
    '/* Written by "npm run generate" from the schema and the documents of the web app. */',
    "import type { TypedDocument } from './graphql.ts';",
    '',
    ...writer.named,
    '',
    'export interface Documents {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Enums and inputs that a document needs. */
  readonly #named = new Map<string, string>();

  constructor(schema: GraphQLSchema, fragments: readonly FragmentDefinitionNode[]) {
    this.#schema = schema;
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  get named(): string[] {
    return [...this.#named.values()].sort();
  }

  fragment({ name, typeCondition, selectionSet }: FragmentDefinitionNode): string {
    const type = this.#objectType(typeCondition.name.value);
    return `  ${name.value}: TypedDocument<${this.#result([selectionSet], type)}, never>;`;
  }

  operation({ name, operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode): string {
    const root = this.#schema.getRootType(operation);
    if (!name || !root) throw new Error(`A document without a name or a root: ${operation}`);
    const variables = variableDefinitions.map((variable) => this.#variable(variable)).join(' ');
    return `  ${name.value}: TypedDocument<${this.#result([selectionSet], root)}, { ${variables} }>;`;
  }

  #variable({ variable, type: node, defaultValue }: VariableDefinitionNode): string {
    const type = typeFromAST(this.#schema, node as never) as GraphQLType | undefined;
    if (!type) throw new Error(`No such type for $${variable.name.value}`);
    return this.#given(variable.name.value, type, defaultValue !== undefined);
  }

  /** A value that is sent; it may be left out when it has a default or may be null. */
  #given(name: string, type: GraphQLType, hasDefault: boolean): string {
    const mayMiss = hasDefault || !isNonNullType(type);
    return `${name}${mayMiss ? '?' : ''}: ${this.#type(type, (named) => this.#name(named))}${mayMiss ? ' | undefined' : ''};`;
  }

  #result(sets: readonly SelectionSetNode[], type: GraphQLObjectType): string {
    const fields = new Map<string, Selected>();
    for (const { selections } of sets) this.#collect(selections, type, fields);
    const lines = [...fields].map(([key, { sets: inner, type: fieldType, mayMiss }]) => {
      const value = this.#type(fieldType, (named) =>
        isObjectType(named) ? this.#result(inner, named) : this.#name(named),
      );
      return `${key}${mayMiss ? '?' : ''}: ${value}${mayMiss ? ' | undefined' : ''};`;
    });
    return `{ ${lines.join(' ')} }`;
  }

  /** The same field may be asked for by the document and by its fragments. */
  #collect(selections: readonly SelectionNode[], type: GraphQLObjectType, fields: Map<string, Selected>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.#fragments.get(selection.name.value);
        if (!fragment) throw new Error(`No such fragment: ${selection.name.value}`);
        this.#collect(fragment.selectionSet.selections, type, fields);
      } else if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        if (!field) throw new Error(`No such field: ${type.name}.${selection.name.value}`);
        const key = selection.alias?.value ?? selection.name.value;
        const before = fields.get(key);
        fields.set(key, {
          type: field.type,
          sets: [...(before?.sets ?? []), ...(selection.selectionSet ? [selection.selectionSet] : [])],
          mayMiss: (selection.directives ?? []).length > 0 && before?.mayMiss !== false,
        });
      }
    }
  }

  #type(type: GraphQLType, named: (type: GraphQLNamedType) => string): string {
    if (!isNonNullType(type)) return `${this.#present(type, named)} | null`;
    return this.#present(type.ofType, named);
  }

  #present(type: GraphQLType, named: (type: GraphQLNamedType) => string): string {
    if (!isListType(type)) return named(getNamedType(type));
    const item = this.#type(type.ofType, named);
    return /[|&]/.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }

  #name(type: GraphQLNamedType): string {
    const scalar = SCALARS[type.name];
    if (scalar) return scalar;
    if (!this.#named.has(type.name)) {
      this.#named.set(type.name, '');
      this.#named.set(type.name, `export type ${type.name} = ${this.#definition(type)};`);
    }
    return type.name;
  }

  #definition(type: GraphQLNamedType): string {
    if (isEnumType(type))
      return type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(' | ');
    if (!isInputObjectType(type)) throw new Error(`${type.name} has no type in TypeScript`);
    const fields: GraphQLInputField[] = Object.values(type.getFields());
    return `{ ${fields.map(({ name, type: of, defaultValue }) => this.#given(name, of, defaultValue !== undefined)).join(' ')} }`;
  }

  #objectType(name: string): GraphQLObjectType {
    const type = this.#schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object`);
    return type;
  }
}

interface Selected {
  readonly type: GraphQLType;
  readonly sets: readonly SelectionSetNode[];
  readonly mayMiss: boolean;
}

const SCALARS: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
