import type { Compared } from './import-query.ts';

/** "Ing. David Steiner" */
export const nameOf = ({ academicTitle, firstName, lastName }: Compared): string =>
  [academicTitle, firstName, lastName].filter(Boolean).join(' ');

export const fullName = ({ firstName, lastName }: Pick<Compared, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
