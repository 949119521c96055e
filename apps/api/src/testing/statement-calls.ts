import type { TestApi, TestUser } from '#app/testing/test-api.ts';
import { type WrittenEntry, writeCamt } from '#app/testing/write-camt.ts';

const ENTRY = `id section day amount { value } isReturn name ibanEnd text bookedByItself asideReason
  payment { id way amount { value } recipientName allotments { kind invoiceNumber amount { value } } takenBack { reason } }
  proposal { reason recipientId parts { amount { value } rest invoice { number } } }`;

/** Calls about bank statements in few words. */
export function statementCalls(api: TestApi, staff: () => TestUser) {
  const call = async (query: string, variables: Record<string, unknown>, by = staff()) => {
    const { data, errors } = await api.call(query, variables, by.headers);
    return { it: data?.it, errors, code: errors[0]?.extensions['code'] };
  };
  const upload = async (bytes: Buffer, by = staff()) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/uploads/bank-statement',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'auszug.xml', ...by.headers },
      payload: bytes,
    });
    return response.statusCode === 200 ? response.json().id : response.statusCode;
  };
  const readFile = async (bytes: Buffer, by = staff()) =>
    call(
      `mutation ($id: String!) { it: readBankStatement(uploadId: $id) { id knownCount creditCount credits { value } debitCount } }`,
      { id: await upload(bytes, by) },
      by,
    );
  const find = async (statementId: string, by = staff()) => {
    const section = (name: string) =>
      `${name.toLowerCase()}: entries(section: ${name}, page: { size: 10 }) { items { ${ENTRY} } }`;
    const { it, errors } = await call(
      `query ($id: String!) { it: bankStatement(statementId: $id) {
        statement { name from to opening { value } closing { value } closedAt } sections { section count }
        ${['BOOKED', 'CHECK', 'UNMATCHED', 'ASIDE'].map(section).join(' ')} } }`,
      { id: statementId },
      by,
    );
    if (!it) throw new Error(JSON.stringify(errors));
    const [booked, check, unmatched, aside] = [it.booked, it.check, it.unmatched, it.aside].map(({ items }) => items);
    return { ...it, booked, check, unmatched, aside };
  };
  const decide = (field: string, variables: Record<string, unknown>, by = staff()) => {
    const types: Readonly<Record<string, string>> = { input: 'BookEntryInput' };
    const names = Object.keys(variables);
    const declared = names.map((name) => `$${name}: ${types[name] ?? 'String'}!`).join(', ');
    const passed = names.map((name) => `${name}: $${name}`).join(', ');
    return call(`mutation (${declared}) { it: ${field}(${passed}) { statementId } }`, variables, by);
  };
  return {
    call,
    upload,
    readFile,
    read: async (entries: readonly WrittenEntry[], ...how: [Parameters<typeof writeCamt>[1]?]) => {
      const { it, errors } = await readFile(writeCamt({ entries }, ...how));
      if (!it) throw new Error(JSON.stringify(errors));
      return { id: it[0].id, ...(await find(it[0].id)) };
    },
    find,
    book: (entryId: string, invoiceRecipientId: string, allotments: readonly object[] = []) =>
      decide('bookBankEntry', { entryId, input: { invoiceRecipientId, allotments } }),
    setAside: (entryId: string, reason = 'Schürze') => decide('setBankEntryAside', { entryId, reason }),
    reopen: (entryId: string) => decide('reopenBankEntry', { entryId }),
    giveBack: (entryId: string, paymentId: string) => decide('returnBankEntry', { entryId, paymentId }),
    close: (statementId: string) => decide('closeBankStatement', { statementId }),
  };
}
