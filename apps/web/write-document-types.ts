import { documentTypes } from './document-types.ts';

process.stdout.write(documentTypes());
