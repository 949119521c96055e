import type { Filter } from '#ui/filters/filter.ts';
import { FILTER_TEXTS } from './invoice-recipient-texts.ts';
import { type RecipientName, recipientLabel } from './recipient-names.ts';
import { RecipientPanel } from './recipient-panel.tsx';

/** Narrows a list to what one recipient pays. */
export const recipientFilter = (
  chosen: RecipientName | null,
  onChoose: (recipient: RecipientName | null) => void,
): Filter => ({
  key: 'recipient',
  label: FILTER_TEXTS.recipient,
  options: chosen ? [{ value: chosen.id, label: recipientLabel(chosen) }] : [],
  selected: chosen ? [chosen.id] : [],
  panel: (done) => (
    <RecipientPanel
      chosen={chosen}
      onChoose={(next) => {
        onChoose(next);
        done();
      }}
    />
  ),
  onChange: () => onChoose(null),
});
