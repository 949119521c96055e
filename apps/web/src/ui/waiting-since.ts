/** When the present wait began; several loading screens in a row are one wait to the person. */
let waitingSince: number | undefined;
let waiting = 0;

export function beginWaiting(now: number): number {
  waitingSince ??= now;
  return waitingSince;
}

export function keepWaiting(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    // The next loading screen, if one follows, is mounted by then.
    setTimeout(() => {
      if (waiting === 0) waitingSince = undefined;
    });
  };
}
