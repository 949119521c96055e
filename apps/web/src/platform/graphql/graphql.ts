import { type WrittenDocument, writeDocument } from './document.ts';
import type { Documents } from './document-types.d.ts';

/** A document with what it answers and what it needs; only the compiler knows these. */
export interface TypedDocument<Result, Variables> extends WrittenDocument {
  readonly types?: (variables: Variables) => Result;
}

export type ResultOf<Document> = Document extends TypedDocument<infer Result, infer _Variables> ? Result : never;
export type VariablesOf<Document> = Document extends TypedDocument<infer _Result, infer Variables> ? Variables : never;

type Trimmed<Text extends string> = Text extends `${' ' | '\n'}${infer Rest}` ? Trimmed<Rest> : Text;
type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}` ? Head : Text;
type NameOf<Text extends string> =
  Trimmed<Text> extends `${'query' | 'mutation' | 'fragment'} ${infer Rest}` ? Before<Before<Rest, ' '>, '('> : never;

/** Writes a GraphQL document. Its types are found by its name, in a file that "npm run generate" keeps; see ADR 39. */
export const graphql = writeDocument as <const Text extends string>(
  text: Text,
  fragments?: readonly WrittenDocument[],
) => NameOf<Text> extends keyof Documents ? Documents[NameOf<Text>] : never;
