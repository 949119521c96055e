import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const LIST = linkTo('/invoice_recipients');

/** Says what was done and goes back to the list. */
export function useToRecipients(): (text: string) => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    return navigate({ to: LIST });
  };
}
