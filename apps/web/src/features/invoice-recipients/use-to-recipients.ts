import { useNavigate } from '@tanstack/react-router';
import { useNotify } from '#ui/notices/notify.ts';

// As plain text: the router's types know nothing of the features' paths.
export const LIST: string = '/invoice_recipients';

/** Says what was done and goes back to the list. */
export function useToRecipients(): (text: string) => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    return navigate({ to: LIST });
  };
}
