import { configure, getQueriesForElement, screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

// Taken before a test stops the clock.
const { setTimeout } = window;

// React runs effects when it finds time, or else before it draws anything again.
const pulse = createRoot(document.createElement('div'));
const runEffects = () => flushSync(() => pulse.render(null));

/** All that was promised or is to follow a drawing gets its turn. */
const turn = async () => {
  await new Promise<void>((done) => void setTimeout(done));
  runEffects();
};

/** Does something that no event of the page does, and draws all that follows from it before the next line of the test. */
export function act<Answer>(change: () => Answer): Answer {
  const answer = flushSync(change);
  runEffects();
  return answer instanceof Promise ? (answer.finally(turn) as Answer) : answer;
}

/*
 * Testing Library over React as people get it. Its own binding needs React's build for development, in which a form takes four
 * times as long.
 */
configure({
  // A busy machine takes its time.
  asyncUtilTimeout: 8_000,
  eventWrapper: act,
  asyncWrapper: (wait) => wait().finally(turn),
});

const shown: { readonly root: Root; readonly container: HTMLElement }[] = [];

export function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  shown.push({ root, container });
  const rerender = (next: ReactNode) => act(() => root.render(next));
  rerender(node);
  return { container, rerender, unmount: () => act(() => root.unmount()), ...getQueriesForElement(container) };
}

/** Takes away all that was rendered. */
export function cleanup(): void {
  for (const { root, container } of shown.splice(0)) {
    act(() => root.unmount());
    container.remove();
  }
}

/** The button once it can be pressed. */
export const readyButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    if (button.disabled) throw new Error(`“${name}” can’t be pressed`);
    return button;
  });
