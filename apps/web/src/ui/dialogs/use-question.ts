import { useCallback, useState } from 'react';

interface Question<Subject> {
  readonly subject: Subject;
  readonly answer: (yes: boolean) => void;
}

/** A dialog in the midst of a step: `ask` waits for the answer, `open` is what there is to show meanwhile. */
export function useQuestion<Subject>() {
  const [open, setOpen] = useState<Question<Subject>>();
  const ask = useCallback(
    (subject: Subject): Promise<boolean> =>
      new Promise((resolve) => {
        const answer = (yes: boolean): void => {
          setOpen(undefined);
          resolve(yes);
        };
        setOpen({ subject, answer });
      }),
    [],
  );
  return { open, ask };
}
