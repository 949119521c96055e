import { useLocation, useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/navigation/paths.ts';

/** The block whose time sheet the address names, and how to leave it: `/printout_sending?block=…`. */
export function useBlockInAddress(): readonly [string | undefined, () => void] {
  const search: Readonly<Record<string, unknown>> = useLocation().search;
  const navigate = useNavigate();
  const { block } = search;
  const close = (): void => void navigate({ to: linkTo('/printout_sending'), replace: true, resetScroll: false });
  return [typeof block === 'string' ? block : undefined, close];
}
