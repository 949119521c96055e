import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const officeOf = (tenantId: string): string => linkTo('/tenant/$id', { id: tenantId });

/** Says what was done and goes back to the agency. */
export function useToOffice(tenantId: string): (text: string) => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    return navigate({ to: officeOf(tenantId) });
  };
}
