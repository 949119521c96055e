import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { loadWebVersion, OWN_VERSION } from '#platform/version/web-version.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { PRODUCT } from './app-texts.ts';

/** Both versions, for whoever reports a problem. */
export function VersionLine({ stacked = false }: { readonly stacked?: boolean }) {
  const { serverVersion } = useViewer();
  const { data: served = '–' } = useQuery({
    queryKey: ['web-version'],
    queryFn: loadWebVersion,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: OWN_VERSION === undefined,
  });
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {PRODUCT}
      {stacked ? <br /> : ' · '}
      {`Web ${OWN_VERSION ?? served} · Server ${serverVersion}`}
    </Typography>
  );
}
