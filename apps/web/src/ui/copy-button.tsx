import Button from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FIELD_TEXTS } from './fields/field-texts.ts';

interface CopyButtonProps {
  /** Undefined while it is being loaded: the button holds its place. */
  readonly text: string | undefined;
  /** "Einladungslink kopieren". */
  readonly label: string;
}

const SAID_FOR_MS = 2_500;

/** Puts a text on the clipboard and says on itself that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = (): void => {
    // Absent on pages without https, and a browser may refuse.
    const copying = navigator.clipboard?.writeText(text ?? '') ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  return (
    <Button
      variant="outlined"
      startIcon={result === 'copied' ? <Check size={16} /> : <Copy size={16} />}
      disabled={text === undefined}
      onClick={copy}
    >
      <span aria-live="polite">{result ? FIELD_TEXTS[result] : label}</span>
    </Button>
  );
}
