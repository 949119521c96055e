import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';

/** The props of the component that stands in for code that did not come. */
export interface LoadFailedProps {
  readonly retry: () => void;
}

interface LaterOptions<Props> {
  readonly waiting?: ReactNode;
  /** Must be there from the start: what tells of a failure can not itself be loaded. */
  readonly Failed: ComponentType<Props & LoadFailedProps>;
}

/** Nobody is told by the browser when a server is back. */
const AGAIN_AFTER_MS = 10_000;

/**
 * Code that is fetched when it is first shown. Where it can not be had, `Failed` says so in its place and nothing else on
 * the screen is hurt; it is tried again by itself, at once when the network is back.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, Failed }: LaterOptions<Props>,
) {
  let Loaded: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;
  async function fetchOnce(): Promise<void> {
    Loaded = await load();
  }
  const preload = (): Promise<void> => {
    underWay ??= fetchOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  function Later(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'there'>(Loaded ? 'there' : 'loading');
    const [tries, setTries] = useState(0);
    const retry = useCallback(() => setTries((before) => before + 1), []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads anew
    useEffect(() => {
      if (Loaded) return setState('there');
      let isGone = false;
      const end = (outcome: 'failed' | 'there') => () => isGone || setState(outcome);
      preload().then(end('there'), end('failed'));
      return () => {
        isGone = true;
      };
    }, [tries]);
    useEffect(() => {
      if (state !== 'failed') return;
      window.addEventListener('online', retry);
      const timer = window.setInterval(retry, AGAIN_AFTER_MS);
      return () => {
        window.removeEventListener('online', retry);
        window.clearInterval(timer);
      };
    }, [state, retry]);
    if (state === 'failed') return <Failed {...props} retry={retry} />;
    return Loaded ? <Loaded {...props} /> : waiting;
  }
  return Object.assign(Later, { preload });
}
