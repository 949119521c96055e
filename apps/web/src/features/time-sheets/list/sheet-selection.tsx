import { Eye, RefreshCw, Send } from 'lucide-react';
import { useShortcutsSwitch } from '#ui/keyboard/shortcuts-switch.ts';
import { useShortcuts } from '#ui/keyboard/use-shortcuts.ts';
import { SelectionBar } from '#ui/selection-bar.tsx';
import type { Sheet } from '../block-query.ts';
import { SEND_TEXTS as TEXTS } from '../time-sheet-texts.ts';

interface SheetSelectionProps {
  readonly sheets: readonly Sheet[];
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onPreview: (sheet: Sheet) => void;
  readonly onClear: () => void;
}

/** The steps with the chosen time sheets, by mouse and by key. */
export function SheetSelection({ sheets, isBusy, onSend, onPreview, onClear }: SheetSelectionProps) {
  const [areKeysOn] = useShortcutsSwitch();
  const canSend = sheets.every(({ viewerCanSend }) => viewerCanSend);
  useShortcuts({ ...(canSend && { v: onSend }), Escape: onClear }, areKeysOn);
  const resending = sheets.filter(({ printoutState }) => printoutState === 'RESENDING_NECESSARY').length;
  const [only, ...others] = sheets;
  return (
    <SelectionBar
      label={TEXTS.chosen(sheets.length)}
      hint={resending > 0 ? { icon: RefreshCw, text: TEXTS.chosenResending(resending) } : undefined}
      steps={[
        ...(canSend ? [{ key: 'V', label: TEXTS.send, icon: Send, take: onSend, isBusy }] : []),
        ...(only && others.length === 0 ? [{ label: TEXTS.preview, icon: Eye, take: () => onPreview(only) }] : []),
      ]}
      clear={TEXTS.clear}
      onClear={onClear}
    />
  );
}
