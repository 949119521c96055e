import { useRef, useState } from 'react';
import { swallowDoubleClick } from '../double-click.ts';
import { DIALOG_TEXTS } from './dialog-texts.ts';

/** Runs the confirmed step once at a time, and keeps what went wrong to be read. */
export function useConfirming(step: (typed: string) => Promise<void> | void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A second press can come before the button shows the first one.
  const isUnderWay = useRef(false);
  const run = async (typed: string): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    swallowDoubleClick();
    setBusy(true);
    setFailure(undefined);
    try {
      await step(typed);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : DIALOG_TEXTS.failed);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
}
