import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/navigation/paths.ts';
import { useUiState } from '#platform/session/ui-state.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const LIST = linkTo('/invoice_recipients');

/** Says what was done and goes back to the list. */
export const useToRecipients = (): ((text: string) => Promise<void>) => useLeaveTo(LIST);

/** Says what was done and goes on. */
export function useLeaveTo(to: string): (text: string) => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    return navigate({ to });
  };
}

/** What is looked for in the list, as the session remembers it. */
export const SEARCH = 'invoiceRecipients.search';

/** Lets the list show everybody when it is opened next. */
export function useShowRecipients(): () => void {
  const [, setSearch] = useUiState(SEARCH, '');
  return () => setSearch('');
}
