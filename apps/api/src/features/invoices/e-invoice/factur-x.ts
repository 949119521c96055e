import type { MetadataExtension } from '#platform/pdf/extend-metadata.ts';
import type { Attachment } from '#platform/pdf/press-messages.ts';

const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The paper's content for machines: the other form of the same invoice. */
export const facturXAttachment = (xml: Buffer): Attachment => ({
  name: FILE_NAME,
  mediaType: 'text/xml',
  description: 'Factur-X',
  relationship: 'alternative',
  bytes: xml,
});

const PROPERTIES = [
  ['DocumentFileName', FILE_NAME, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters'],
  ['Version', '1.0', 'The version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
] as const;

/** How a reader knows that the attachment is a Factur-X invoice; PDF/A wants the properties explained by a schema. */
export const FACTUR_X_METADATA: MetadataExtension = {
  schemas: `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${PROPERTIES.map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  ).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`,
  properties: `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${PROPERTIES.map(
    ([name, value]) => `<fx:${name}>${value}</fx:${name}>`,
  ).join('')}</rdf:Description>`,
};
