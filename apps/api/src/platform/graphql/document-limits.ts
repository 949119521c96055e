import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Beyond these a document is refused before anything is resolved. The largest screen needs a tenth of them. */
export const DOCUMENT_LIMITS = {
  characters: 10_000,
  tokens: 2000,
  depth: 10,
  aliases: 30,
  cost: 5000,
  statements: 60,
} as const;

/**
 * Fields of each entry of a list count this often: a page holds no more. A short list says `extensions.entries`, and a document
 * that writes `page: { size: 10 }` out gets no more than that.
 */
const ENTRIES_OF_A_LIST = 100;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
  /** How many statements the database is asked at most. */
  readonly statements: number;
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0, statements: 0 };

/**
 * Measures a document with its fragments flattened. Each fragment is measured once and the number reused: a chain of
 * fragments that each spread the next one twice would otherwise take exponential time here.
 */
function measure(schema: GraphQLSchema, document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Measure>();

  const measureFragment = (name: string): Measure => {
    const done = known.get(name);
    if (done) return done;
    known.set(name, NOTHING); // a cycle is another rule's error; it must only not hang here
    const fragment = fragments.get(name);
    const on = fragment && schema.getType(fragment.typeCondition.name.value);
    const result = fragment ? measureSet(fragment.selectionSet, on) : NOTHING;
    known.set(name, result);
    return result;
  };

  const measureSet = (
    set: SelectionSetNode,
    parent: GraphQLNamedType | null | undefined,
    pageSize = ENTRIES_OF_A_LIST,
  ): Measure => {
    let { depth, aliases, cost, statements } = NOTHING;
    for (const selection of set.selections) {
      let part: Measure;
      if (selection.kind === Kind.FRAGMENT_SPREAD) part = measureFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) part = measureSet(selection.selectionSet, parent, pageSize);
      else {
        const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;
        const type = field?.type;
        const inner = selection.selectionSet
          ? measureSet(selection.selectionSet, type && getNamedType(type), pageSizeIn(selection))
          : NOTHING;
        const entries = type && isListType(getNullableType(type)) ? numberIn(field, 'entries', pageSize) : 1;
        part = {
          depth: inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          cost: inner.cost * entries + 1,
          statements: inner.statements * entries + statementsOf(field),
        };
      }
      depth = Math.max(depth, part.depth);
      aliases += part.aliases;
      cost += part.cost;
      statements += part.statements;
    }
    return { depth, aliases, cost, statements };
  };

  let total = NOTHING;
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const one = measureSet(node.selectionSet, schema.getRootType(node.operation));
    total = {
      depth: Math.max(total.depth, one.depth),
      aliases: total.aliases + one.aliases,
      cost: total.cost + one.cost,
      statements: total.statements + one.statements,
    };
  }
  return total;
}

const numberIn = (field: GraphQLField<unknown, unknown> | undefined, name: 'entries' | 'statements', other: number) => {
  const given: unknown = field?.extensions[name];
  return typeof given === 'number' ? given : other;
};

/** The size of the page that the document itself writes; a variable may hold any. */
function pageSizeIn({ arguments: args = [] }: FieldNode): number | undefined {
  const page = args.find(({ name }) => name.value === 'page')?.value;
  const size = page?.kind === Kind.OBJECT ? page.fields.find(({ name }) => name.value === 'size')?.value : undefined;
  return size?.kind === Kind.INT ? Math.min(Math.max(Number(size.value), 1), ENTRIES_OF_A_LIST) : undefined;
}

/**
 * The statements that a field costs for each entry it is resolved for. Only the context leads to the database, so a field that
 * takes it counts as one statement, and so does each root field. A field that only wants to know who is asking says
 * `statements: 0`.
 */
const statementsOf = (field: GraphQLField<unknown, unknown> | undefined): number =>
  numberIn(field, 'statements', field?.extensions['useCase'] || (field?.resolve?.length ?? 0) >= 3 ? 1 : 0);

/** A validation rule for all documents: what was compiled is kept by the text alone, so a text means one operation. */
export function oneOperation(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  return {
    Document({ definitions }) {
      const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > 1) refuse('A document holds one operation.');
      if (operations.some(({ operation }) => operation === 'subscription')) refuse('There are no subscriptions.');
      return false;
    },
  };
}

/** A validation rule: the document is refused as a whole, with the limit it breaks. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  return {
    Document(document) {
      const { depth, aliases, cost, statements } = measure(context.getSchema(), document);
      if (depth > DOCUMENT_LIMITS.depth) refuse(`The document is deeper than ${DOCUMENT_LIMITS.depth} levels.`);
      if (aliases > DOCUMENT_LIMITS.aliases) refuse(`The document has more than ${DOCUMENT_LIMITS.aliases} aliases.`);
      if (cost > DOCUMENT_LIMITS.cost || statements > DOCUMENT_LIMITS.statements)
        refuse('The document asks for too much at once.');
      return false;
    },
  };
}
