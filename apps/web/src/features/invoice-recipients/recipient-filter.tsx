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
      chosen={chosen ? [chosen] : []}
      onPress={(recipient) => {
        onChoose(recipient.id === chosen?.id ? null : recipient);
        done();
      }}
    />
  ),
  onChange: () => onChoose(null),
});

/** Narrows to what some recipients pay. */
export const recipientsFilter = (
  chosen: readonly RecipientName[],
  onChoose: (recipients: readonly RecipientName[]) => void,
): Filter => ({
  key: 'recipients',
  label: FILTER_TEXTS.recipient,
  options: chosen.map(({ id, name }) => ({ value: id, label: name })),
  selected: chosen.map(({ id }) => id),
  isMultiple: true,
  panel: () => (
    <RecipientPanel
      isMultiple
      chosen={chosen}
      onPress={(recipient) => {
        const others = chosen.filter(({ id }) => id !== recipient.id);
        onChoose(others.length === chosen.length ? [...chosen, recipient] : others);
      }}
    />
  ),
  onChange: () => onChoose([]),
});
