import { expect, it } from 'vitest';
import { linkTo } from './paths.ts';

it('puts the parts of an address in their places, as an address can hold them', () => {
  expect(linkTo('/tenants')).toBe('/tenants');
  expect(linkTo('/tenant_user/edit/$tenantId/$tenantUserId', { tenantId: 't', tenantUserId: 'u' })).toBe(
    '/tenant_user/edit/t/u',
  );
  expect(linkTo('/onboarding/$code', { code: 'A/B C' })).toBe('/onboarding/A%2FB%20C');
});

it('takes no wrong address and no missing part of one', () => {
  // @ts-expect-error there is no such page
  linkTo('/tenant/list');
  // @ts-expect-error whose page?
  linkTo('/tenant/$id');
  // @ts-expect-error it is called otherwise
  linkTo('/tenant/$id', { tenantId: 't' });
});
