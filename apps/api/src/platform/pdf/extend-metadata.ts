/** An addition to a PDF's metadata (XMP): schemas that explain properties, and the properties themselves. */
export interface MetadataExtension {
  /** Elements `rdf:li` for the list of extension schemas. */
  readonly schemas: string;
  /** Elements `rdf:Description`. */
  readonly properties: string;
}

const METADATA =
  /(\d+) 0 obj\n<<\n {2}\/Length \d+\n {2}\/Type \/Metadata\n {2}\/Subtype \/XML\n>>\nstream\n(.*?)\nendstream/s;
const END = /trailer\n<<\n(.*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/s;

/**
 * The engine writes no metadata but its own. As PDF allows for changes, the same object follows once more at the end, with a table
 * that points to it; everything before stays as it is, byte for byte.
 */
export function extendMetadata(pdf: Buffer, { schemas, properties }: MetadataExtension): Buffer {
  // Each byte is a character, so that places in the text are places in the file.
  const raw = pdf.toString('latin1');
  const [, id, xmp = ''] = METADATA.exec(raw) ?? [];
  const [, trailer, tableAt] = END.exec(raw) ?? [];
  const extended = xmp
    .replace('</rdf:Bag></pdfaExtension:schemas>', () => `${schemas}</rdf:Bag></pdfaExtension:schemas>`)
    .replace('</rdf:RDF>', () => `${properties}</rdf:RDF>`);
  if (!id || !trailer || !tableAt || extended.length !== xmp.length + schemas.length + properties.length) {
    throw new Error('the metadata of this PDF can not be extended');
  }
  const start = raw.endsWith('\n') ? '' : '\n';
  const at = pdf.length + start.length;
  const object = `${id} 0 obj\n<<\n  /Length ${extended.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${extended}\nendstream\nendobj\n\n`;
  const table = `xref\n${id} 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<<\n${trailer}  /Prev ${tableAt}\n>>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(start + object + table, 'latin1')]);
}
