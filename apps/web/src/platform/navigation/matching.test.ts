import { expect, it } from 'vitest';
import { paramsOf, pathOf } from './matching.ts';

it.each([
  ['/', '/', {}],
  ['/tenants', '/tenants/', {}],
  ['/tenant/$id', '/tenant/7', { id: '7' }],
  ['/onboarding/$code', '/onboarding/A%2FB%20C', { code: 'A/B C' }],
  ['/tenant_user/edit/$tenantId/$tenantUserId', '/tenant_user/edit/t/u', { tenantId: 't', tenantUserId: 'u' }],
  ['/tenant/$id', '/tenant', null],
  ['/tenant/$id', '/tenant/7/8', null],
  ['/tenants', '/Tenants', null],
  ['/onboarding/$code', '/onboarding/%E0%A4%A', null],
])('%s and %s: %o', (path, address, params) => expect(paramsOf(path, address)).toEqual(params));

const PATHS = ['/tenant/$id', '/tenant/create', '/system/$name/customers', '/system/layout/$preset'] as const;

it.each([
  ['/tenant/create', '/tenant/create'],
  ['/tenant/creates', '/tenant/$id'],
  ['/system/layout/customers', '/system/layout/$preset'],
  ['/system/bmd/customers', '/system/$name/customers'],
  ['/nirgends', undefined],
])('%s is led to by %s', (address, path) => expect(pathOf(PATHS, address)).toBe(path));
