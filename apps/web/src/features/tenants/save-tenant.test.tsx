import { expect, it } from 'vitest';
import { tenantVariables } from './save-tenant.ts';
import type { Tenant } from './tenant-query.ts';

const TENANT = { id: 't-1', version: 3, tenantTheme: { logoSquareBase64: 'A', logoWideBase64: 'B' } } as Tenant;
const sent = (logos: { readonly logoSquareBase64: string | null; readonly logoWideBase64: string | null }) =>
  JSON.parse(JSON.stringify(tenantVariables(TENANT, logos as Parameters<typeof tenantVariables>[1])));

it('leaves a logo where it is that nobody touched, and takes away or renews the other', () => {
  expect(sent({ logoSquareBase64: 'A', logoWideBase64: null }).input).toEqual({ logoWideBase64: null });
  expect(sent({ logoSquareBase64: 'C', logoWideBase64: 'B' })).toEqual({
    id: 't-1',
    version: 3,
    input: { logoSquareBase64: 'C' },
  });
});
