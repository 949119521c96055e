export { AddressLines, NameRow } from './contact-fields.tsx';
