interface Reachable {
  readonly letterHead: { readonly name: string; readonly contactEmail: string | null };
  readonly contactPersons: readonly {
    readonly name: string;
    readonly contactEmail: string | null;
    readonly receivesInvoices: boolean;
  }[];
}

export interface Addressee {
  readonly name: string;
  readonly email: string;
}

/** Who gets the invoices: those who are named for it, else the recipient itself. */
export function invoiceAddressees({ letterHead, contactPersons }: Reachable): readonly Addressee[] {
  const named = contactPersons.flatMap(({ name, contactEmail: email, receivesInvoices }) =>
    receivesInvoices && email ? [{ name, email }] : [],
  );
  if (named.length > 0 || !letterHead.contactEmail) return named;
  return [{ name: letterHead.name, email: letterHead.contactEmail }];
}
