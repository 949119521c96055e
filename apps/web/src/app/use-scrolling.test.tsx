import { expect, it, onTestFinished } from 'vitest';
import { Router } from '#platform/navigation/router.ts';
import { act, render } from '#testing/library.tsx';
import { memoryHistory } from '#testing/memory-history.ts';
import { useScrolling } from './use-scrolling.ts';

function Tall({ router }: { readonly router: Router }) {
  useScrolling(router);
  return <div style={{ height: 5000 }} />;
}

async function scrollTo(top: number): Promise<void> {
  const scrolled = new Promise((done) => window.addEventListener('scroll', done, { once: true }));
  window.scrollTo({ top, behavior: 'instant' });
  await scrolled;
}

it('begins a page at its top, and comes back to where a page was left', async () => {
  const history = memoryHistory('/tenants');
  const router = new Router(history);
  onTestFinished(router.follow());
  render(<Tall router={router} />);
  await scrollTo(700);
  act(() => router.navigate('/tenant/7'));
  expect(window.scrollY).toBe(0);
  await scrollTo(300);
  act(() => router.navigate('/tenant/7?tab=office', { isInSight: true }));
  expect(window.scrollY).toBe(300);
  act(() => history.go(-2));
  expect(window.scrollY).toBe(700);
});
