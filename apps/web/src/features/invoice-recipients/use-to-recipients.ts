import { useListState } from '#parts/lists/use-list-state.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const LIST = linkTo('/invoice_recipients');

/** The page of one recipient. */
export const pageOf = (id: string): string =>
  linkTo('/invoice_recipient/$invoiceRecipientId', { invoiceRecipientId: id });

/** Says what was done and goes on. */
export function useLeave(): (to: string, text: string) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return (to, text) => {
    notify({ text });
    navigate(to);
  };
}

/** How the list is narrowed. */
export interface RecipientFilters {
  readonly text: string;
  /** A kind of work for which they have an own price. */
  readonly ownPriceOf: { readonly id: string; readonly description: string } | null;
}

const NO_FILTERS: RecipientFilters = { text: '', ownPriceOf: null };

/** The list as the session remembers it. */
export const LIST_STATE = ['invoiceRecipients', NO_FILTERS] as const;

/** Lets the list show these and nobody else when it is opened next; everybody where nothing is said. */
export function useShowRecipients(): (filters?: Partial<RecipientFilters>) => void {
  const { show } = useListState(...LIST_STATE);
  return (filters = {}) => show({ ...NO_FILTERS, ...filters });
}
