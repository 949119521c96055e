import { useState } from 'react';

export interface Parser<Value> {
  readonly parse: (text: string) => Value;
  readonly format: (value: Value) => string;
}

/** Keeps the text as it is typed, hands on what it means, and puts it in order when the field is left. */
export function useParsedText<Value>(value: Value, set: (value: Value) => void, { parse, format }: Parser<Value>) {
  const [text, setText] = useState(() => format(value));
  // The form was reset or filled from elsewhere. Object.is, because NaN has to equal itself.
  const isOurs = Object.is(parse(text), value);
  if (!isOurs && text !== format(value)) setText(format(value));
  return {
    text,
    onText: (typed: string): void => {
      setText(typed);
      set(parse(typed));
    },
    onBlur: (): void => {
      const tidy = format(parse(text));
      if (tidy !== '') setText(tidy);
    },
  };
}
