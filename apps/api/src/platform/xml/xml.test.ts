import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { element, xmlFile } from '#platform/xml/xml.ts';

const readBack = (text: string): string => {
  const document = XmlDocument.fromBuffer(xmlFile(element('a', [element('b', text, { c: text })])));
  try {
    const [content, attribute] = ['/a/b', '/a/b/@c'].map((path) => document.get(path)?.content ?? '');
    expect(attribute?.replace(/\s/g, ' ')).toBe(content?.replace(/\s/g, ' '));
    return content ?? '';
  } finally {
    document.dispose();
  }
};

test.each(['Łukasz & "Söhne" <GmbH> \'x\'', ']]>', '<!--', '&amp;', 'zwei\nZeilen\tund\r\nmehr', '😀 Ελένη', ''])(
  'text is read back as it was: %j',
  (text) => {
    expect(readBack(text)).toBe(text);
  },
);

test('what XML can not carry is left out', () => {
  expect(readBack('a\u0000b\u0007c\ud800d\uffffe')).toBe('abcde');
});

test('what is missing leaves no element', () => {
  expect(element('a', [element('b', null), null, element('c', '0')])?.written).toBe('<a><c>0</c></a>');
});
