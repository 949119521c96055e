import { element, type Xml, xmlFile } from '#platform/xml/xml.ts';

export interface WrittenEntry {
  readonly euro: string;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly status?: string;
  readonly day?: string;
  readonly reference?: string;
  readonly name?: string;
  readonly iban?: string;
  readonly text?: readonly string[];
  readonly creditorReference?: string;
  readonly documentNumber?: string;
  readonly isReversal?: boolean;
  readonly returned?: string;
  /** Several transfers in one entry, with their amounts. */
  readonly batch?: readonly Omit<WrittenEntry, 'batch'>[];
}

export interface WrittenStatement {
  readonly id?: string;
  readonly iban?: string;
  readonly opening?: string;
  readonly closing?: string;
  readonly currency?: string;
  readonly entries: readonly WrittenEntry[];
}

/**
 * The ways in which banks write the same: the older version with or without a prefix and a namespace of its own, the newer one with its
 * deeper names.
 */
export const DIALECTS = ['stuzza.02', 'prefixed.04', 'sepa.08'] as const;
export type Dialect = (typeof DIALECTS)[number];
const NAMESPACES: Readonly<Record<Dialect, string>> = {
  'stuzza.02': 'ISO:camt.053.001.02:APC:STUZZA:payments:003',
  'prefixed.04': 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.04',
  'sepa.08': 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08',
};

const MESSAGES = {
  STATEMENT: ['BkToCstmrStmt', 'Stmt'],
  ADVICE: ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** A bank's file, as the tests need it. */
export function writeCamt(
  { id = 'AUSZUG-1', iban = 'AT611904300234573201', opening, closing, currency = 'EUR', entries }: WrittenStatement,
  dialect: Dialect = 'stuzza.02',
  kind: keyof typeof MESSAGES = 'STATEMENT',
): Buffer {
  const isNew = dialect === 'sepa.08';
  const prefix = dialect === 'prefixed.04' ? 'n1:' : '';
  const tag = (name: string, content: string | readonly (Xml | null)[] | null, attributes = {}) =>
    element(`${prefix}${name}`, content, attributes);
  const money = (euro: string) => tag('Amt', euro, { Ccy: currency });
  const named = (name: string | undefined) =>
    name === undefined ? null : isNew ? [tag('Pty', [tag('Nm', name)])] : [tag('Nm', name)];
  const balance = (code: string, euro: string | undefined, day: string) =>
    euro === undefined
      ? null
      : tag('Bal', [
          tag('Tp', [tag('CdOrPrtry', [tag('Cd', code)])]),
          money(euro.replace('-', '')),
          tag('CdtDbtInd', euro.startsWith('-') ? 'DBIT' : 'CRDT'),
          tag('Dt', [tag('Dt', day)]),
        ]);
  const transfer = (entry: WrittenEntry, isPart: boolean) => {
    const party = (entry.direction ?? 'CRDT') === 'CRDT' ? 'Dbtr' : 'Cdtr';
    const structured = [
      entry.creditorReference ? tag('CdtrRefInf', [tag('Ref', entry.creditorReference)]) : null,
      entry.documentNumber ? tag('RfrdDocInf', [tag('Nb', entry.documentNumber)]) : null,
    ];
    return tag('TxDtls', [
      tag('Refs', [tag('EndToEndId', 'NOTPROVIDED')]),
      isPart ? (isNew ? money(entry.euro) : tag('AmtDtls', [tag('TxAmt', [money(entry.euro)])])) : null,
      tag('RltdPties', [
        tag(party, named(entry.name)),
        entry.iban ? tag(`${party}Acct`, [tag('Id', [tag('IBAN', entry.iban)])]) : null,
      ]),
      tag('RmtInf', [
        ...(entry.text ?? []).map((text) => tag('Ustrd', text)),
        structured.some(Boolean) ? tag('Strd', structured) : null,
      ]),
      entry.returned ? tag('RtrInf', [tag('Rsn', [tag('Cd', entry.returned)])]) : null,
    ]);
  };
  const written = entries.map((entry) =>
    tag('Ntry', [
      money(entry.euro),
      tag('CdtDbtInd', entry.direction ?? 'CRDT'),
      entry.isReversal ? tag('RvslInd', 'true') : null,
      isNew ? tag('Sts', [tag('Cd', entry.status ?? 'BOOK')]) : tag('Sts', entry.status ?? 'BOOK'),
      tag('BookgDt', [tag(isNew ? 'DtTm' : 'Dt', `${entry.day ?? '2026-10-19'}${isNew ? 'T23:30:00+02:00' : ''}`)]),
      entry.reference ? tag('AcctSvcrRef', entry.reference) : null,
      tag(
        'NtryDtls',
        (entry.batch ?? [entry]).map((part) => transfer(part, entry.batch !== undefined)),
      ),
    ]),
  );
  const [message, statement] = MESSAGES[kind];
  const document = tag(
    'Document',
    [
      tag(message, [
        tag('GrpHdr', [tag('MsgId', id)]),
        tag(statement, [
          tag('Id', id),
          tag('CreDtTm', '2026-10-28T05:00:00+01:00'),
          tag('Acct', [tag('Id', [tag('IBAN', iban)]), tag('Ccy', currency)]),
          balance(dialect === 'prefixed.04' ? 'PRCD' : 'OPBD', opening, '2026-10-01'),
          balance('CLBD', closing, '2026-10-27'),
          ...written,
        ]),
      ]),
    ],
    { [prefix ? 'xmlns:n1' : 'xmlns']: NAMESPACES[dialect] },
  );
  return xmlFile(document);
}
