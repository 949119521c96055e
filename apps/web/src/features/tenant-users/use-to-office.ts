import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { useNotify } from '#ui/notices/notify.ts';

export const officeOf = (tenantId: string): string => linkTo('/tenant/$id', { id: tenantId });

/** Says what was done and goes back to the agency. */
export function useToOffice(tenantId: string): (text: string) => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return (text) => {
    notify({ text });
    navigate(officeOf(tenantId));
  };
}
