import { expect, it } from 'vitest';
import { memoryHistory } from '#testing/memory-history.ts';
import { Router } from './router.ts';

function aRouter(first = '/', mustAsk = () => false) {
  const history = memoryHistory(first);
  const router = new Router(history, mustAsk);
  router.follow();
  return { router, history, at: () => router.place.get().href };
}

it('reads the address it starts at', () => {
  const { router } = aRouter('/accounting?tab=import&n=7#top');
  expect(router.place.get()).toMatchObject({ pathname: '/accounting', search: { tab: 'import', n: '7' } });
});

it('goes on, goes back and comes again', () => {
  const { router, history, at } = aRouter();
  router.navigate('/tenants');
  router.navigate('/tenant/7');
  history.go(-1);
  expect(at()).toBe('/tenants');
  expect(router.place.get().isReturn).toBe(true);
  history.go(1);
  expect(at()).toBe('/tenant/7');
});

it('puts a page in the place of another one', () => {
  const { router, history, at } = aRouter();
  router.navigate('/tenant/create');
  router.navigate('/tenant/7', { replace: true });
  history.go(-1);
  expect(at()).toBe('/');
});

it('holds a way on until the person has decided', () => {
  let isUnsaved = true;
  const { router, at } = aRouter('/tenant/create', () => isUnsaved);
  router.navigate('/tenants');
  expect(at()).toBe('/tenant/create');
  router.heldWay.get()?.stay();
  expect([at(), router.heldWay.get()]).toEqual(['/tenant/create', undefined]);
  router.navigate('/tenants');
  router.heldWay.get()?.goOn();
  expect([at(), router.heldWay.get()]).toEqual(['/tenants', undefined]);
  isUnsaved = false;
  router.navigate('/');
  expect(at()).toBe('/');
});

it('holds the way back of the browser, and leaves the address as it was', () => {
  let isUnsaved = false;
  const { router, history, at } = aRouter('/tenants', () => isUnsaved);
  router.navigate('/tenant/create');
  isUnsaved = true;
  history.go(-1);
  expect([at(), history.entry().href]).toEqual(['/tenant/create', '/tenant/create']);
  router.heldWay.get()?.stay();
  expect(history.entry().href).toBe('/tenant/create');
  history.go(-1);
  router.heldWay.get()?.goOn();
  expect([at(), history.entry().href]).toEqual(['/tenants', '/tenants']);
});
