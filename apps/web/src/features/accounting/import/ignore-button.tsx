import Button from '@mui/material/Button';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { setIgnored } from './import-query.ts';
import { UNKNOWN_TEXTS as TEXTS } from './import-texts.ts';

interface IgnoreButtonProps {
  readonly accountingId: string;
  readonly name: string;
  /** They are ignored, and shall be so no longer. */
  readonly isBack?: boolean;
}

/** Saved at once: whoever reads again is not asked about them. */
export function IgnoreButton({ accountingId, name, isBack = false }: IgnoreButtonProps) {
  const notify = useNotify();
  const { press, isBusy } = useAttempt(setIgnored, {
    onFailed: ({ message }) => notify({ text: TEXTS.notIgnored, detail: message, tone: 'danger' }),
  });
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={isBack ? TEXTS.regardName(name) : TEXTS.ignoreName(name)}
      onClick={() => press({ accountingId, isIgnored: !isBack })}
    >
      {isBack ? TEXTS.regard : TEXTS.ignore}
    </Button>
  );
}
