import { useLeaver } from '#features/tenants/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { Crumb } from '#ui/pages/crumbs.tsx';
import { TENANT_USER_TITLES } from './tenant-user-texts.ts';

interface Office {
  /** Its page: that of the tenant for the operator, that of the own agency for its administration. */
  readonly href: string;
  readonly crumbs: readonly Crumb[];
  /** Says what was done and goes back there. */
  readonly goBack: (text: string) => void;
  /** Notes that somebody has lost their access: where it is the own agency, new codes are proposed there. */
  readonly noteLeaver: (name: string) => void;
}

/** The office that a person of it belongs to. */
export function useOfficeOf(tenantId: string, tenantName: string): Office {
  const viewer = useViewer();
  const navigate = useNavigate();
  const notify = useNotify();
  const [, setLeaver] = useLeaver();
  const isOperator = may(viewer, 'tenants.read');
  const href = isOperator ? linkTo('/tenant/$id', { id: tenantId }) : linkTo('/agency/team');
  return {
    href,
    crumbs: isOperator
      ? [
          { label: TENANT_USER_TITLES.tenants, href: linkTo('/tenants') },
          { label: tenantName, href },
        ]
      : [
          { label: TENANT_USER_TITLES.agency, href: linkTo('/agency') },
          { label: TENANT_USER_TITLES.team, href },
        ],
    goBack: (text) => {
      notify({ text });
      navigate(href);
    },
    noteLeaver: (name) => {
      if (viewer.tenant?.id === tenantId) setLeaver(name);
    },
  };
}
