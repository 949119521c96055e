import { useTheme } from '@mui/material/styles';
import { currentPlatform } from '#platform/session/platform.ts';
import { useViewer } from '#platform/viewer/viewer.ts';

/** Under which name, icon and colour the app lies on a home screen: its agency's. React puts these into the head. */
export function AppIdentity() {
  const { palette } = useTheme();
  const { tenant } = useViewer();
  // The app on a phone lies there already.
  if (!tenant || currentPlatform() === 'mobile-app') return null;
  const place = `/apps/${tenant.appKey}`;
  return (
    <>
      <meta name="theme-color" content={palette.primary.main} />
      <meta name="apple-mobile-web-app-title" content={tenant.name} />
      <link rel="manifest" href={`${place}/manifest.webmanifest`} />
      <link rel="apple-touch-icon" href={`${place}/apple-touch-icon.png`} />
    </>
  );
}
