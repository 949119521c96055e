import { isIP } from 'node:net';
import { z } from 'zod';

const NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a range of addresses, or a name for such a range. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined) return NAMES.includes(text);
  return (
    more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most))
  );
}

export const trustedProxies = z
  .string()
  .refine(
    (value) => value.split(',').every((proxy) => isProxy(proxy.trim())),
    'addresses such as 10.0.0.0/8 with commas between them',
  );
