import { useCallback, useState } from 'react';

interface Question<Subject, Answer> {
  readonly subject: Subject;
  readonly answer: (answer: Answer) => void;
}

/** A dialog in the midst of a step: `ask` waits for the answer, `open` is what there is to show meanwhile. */
export function useQuestion<Subject, Answer = boolean>() {
  const [open, setOpen] = useState<Question<Subject, Answer>>();
  const ask = useCallback(
    (subject: Subject): Promise<Answer> =>
      new Promise((resolve) => {
        const answer = (given: Answer): void => {
          setOpen(undefined);
          resolve(given);
        };
        setOpen({ subject, answer });
      }),
    [],
  );
  return { open, ask };
}
