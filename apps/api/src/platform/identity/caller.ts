import type { Secrets } from '#platform/secrets/secrets.ts';

/** Where a request comes from, under a key: whoever reads the counts can not try all addresses until one fits. */
export const hashCaller = (secrets: Secrets, address: string): Buffer => secrets.hash('caller', networkOf(address));

/** One household of the newer kind of addresses holds billions of them, so it counts as one caller. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  // Written out: `::` stands for as many zeros as are missing, and there are many ways to write one address.
  const [head = '', tail = ''] = address.split('%', 1).join('').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [
    ...(first ?? []),
    ...Array(8)
      .fill('0')
      .slice((first?.length ?? 0) + (last?.length ?? 0)),
    ...(last ?? []),
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
