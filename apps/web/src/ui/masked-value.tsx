import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FIELD_TEXTS } from './fields/field-texts.ts';

interface MaskedValueProps {
  /** The value's name, for people who hear only the button. */
  readonly label: string;
  /** "•••• ••••98". */
  readonly mask: string;
  /** Asks for the value; each look is logged by the server. */
  readonly onReveal: () => Promise<string>;
}

/** Long enough to copy it down, too short for the next passer-by. */
const SHOWN_FOR_MS = 30_000;

/** A secret that is shown only on request, and forgotten after a while or with the page. */
export function MaskedValue({ label, mask, onReveal }: MaskedValueProps) {
  const [value, setValue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const isShown = value !== undefined;
  const reveal = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    await onReveal().then(setValue, (error: Error) => setFailure(error.message));
    setBusy(false);
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value ?? mask}
      </Box>
      <Button
        size="small"
        color="primary"
        loading={isBusy}
        aria-label={isShown ? FIELD_TEXTS.hideWhat(label) : FIELD_TEXTS.revealWhat(label)}
        startIcon={isShown ? <EyeOff size={15} /> : <Eye size={15} />}
        onClick={isShown ? () => setValue(undefined) : reveal}
        sx={{ color: 'primary.main', minHeight: { sm: 24 }, py: 0 }}
      >
        {isShown ? FIELD_TEXTS.hide : FIELD_TEXTS.reveal}
      </Button>
      {failure && (
        <Box component="span" role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
          {failure}
        </Box>
      )}
    </Box>
  );
}
