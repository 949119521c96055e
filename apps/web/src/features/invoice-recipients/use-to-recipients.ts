import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const LIST = linkTo('/invoice_recipients');

/** Says what was done and goes back to the list. */
export const useToRecipients = (): ((text: string) => void) => useLeaveTo(LIST);

/** Says what was done and goes on. */
export function useLeaveTo(to: string): (text: string) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    navigate(to);
  };
}

const NO_FILTERS = { text: '' };

/** The list as the session remembers it. */
export const LIST_STATE = ['invoiceRecipients', NO_FILTERS] as const;

/** Lets the list show everybody when it is opened next. */
export const useShowRecipients = (): (() => void) => useListState(...LIST_STATE).clear;
