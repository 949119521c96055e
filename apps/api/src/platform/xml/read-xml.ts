/** An element without its namespace: banks and programs disagree about those. */
export interface XmlTree {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlTree[];
}

/** The file is no XML, or brings what no file of ours has: a document type, and with it entities. */
export class BrokenXml extends Error {
  override readonly name = 'BrokenXml';
}

/** Reads a whole file, strictly. Loaded when it is first needed: the parser weighs more than most of the server. */
export async function readXml(file: Buffer): Promise<XmlTree> {
  const { ParseOption, XmlCData, XmlDocument, XmlElement, XmlText } = await import('libxml2-wasm');
  const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
  let document: InstanceType<typeof XmlDocument>;
  try {
    document = XmlDocument.fromBuffer(file, { option });
  } catch {
    throw new BrokenXml();
  }
  try {
    if (document.dtd) throw new BrokenXml();
    return treeOf(document.root);
  } finally {
    document.dispose();
  }

  function treeOf(element: InstanceType<typeof XmlElement>): XmlTree {
    const children: XmlTree[] = [];
    let text = '';
    for (let node = element.firstChild; node; node = node.next) {
      if (node instanceof XmlElement) children.push(treeOf(node));
      else if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
    }
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    return { name: element.name, text: text.trim(), attributes, children };
  }
}

/** The first element on a way of names: `at(entry, 'NtryDtls', 'TxDtls')`. */
export const at = (tree: XmlTree | undefined, ...way: readonly string[]): XmlTree | undefined =>
  way.reduce((found, name) => found?.children.find((child) => child.name === name), tree);

/** All elements of a name directly in another one. */
export const allOf = (tree: XmlTree | undefined, name: string): readonly XmlTree[] =>
  tree?.children.filter((child) => child.name === name) ?? [];

/** The text of the first of these ways that has one. */
export function textAt(tree: XmlTree | undefined, ...ways: readonly (readonly string[])[]): string | null {
  for (const way of ways) {
    const text = at(tree, ...way)?.text;
    if (text) return text;
  }
  return null;
}
