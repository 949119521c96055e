/** Somebody who can be offered or booked, by the name that questions and notices call them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;
