import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOwnDocuments } from '#build/vite-own-documents.ts';
import { ViewerDocument } from '#platform/viewer/viewer-document.ts';
import { toCall } from './call.ts';

const own = readOwnDocuments();
const schema = buildSchema(readFileSync(`${import.meta.dirname}/../../../../api/schema.graphql`, 'utf8'));

it('sends documents by the letter as their hashes were written at the build', () => {
  expect(own).toContain(JSON.parse(toCall(ViewerDocument, { hasRoom: true }).body).query);
});

it('gives each query a name of its own, under which its answer is kept', () => {
  const names = own.flatMap((text) => /^query (\w+)/.exec(text)?.[1] ?? []);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('a document of the web app', () => {
  // Nothing in the browser reads them, so a wrong word would only show when somebody opens the screen.
  it.each(own.map((text) => [text.slice(0, text.indexOf('{')).trim(), text]))('fits the schema: %s', (_name, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});
