import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { DeviceGate } from '#features/devices/device-gate.tsx';
import { lastViewer } from '#platform/session/last-viewer.ts';
import { currentPlatform } from '#platform/session/platform.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { invitingBrand, palettesOf } from '#platform/viewer/brand.ts';
import { type Viewer, ViewerContext } from '#platform/viewer/viewer.ts';
import { viewerQuery } from '#platform/viewer/viewer-query.ts';
import { AppTheme } from '#ui/app-theme.tsx';
import { later } from '#ui/later/later.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { AppIdentity } from './app-identity.tsx';
import { AppLink } from './app-link.tsx';
import { AppRouter } from './app-router.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { LoadErrorScreen } from './load-error-screen.tsx';
import { orNewVersion } from './load-page.ts';
import { OfficeGate } from './office-gate.tsx';
import { StartFailed } from './start-failed.tsx';
import { VersionLine } from './version-line.tsx';

/** Shows nothing, so nobody misses it; it comes when it can be had. */
const UNSEEN = { Failed: () => null };

const ReleaseWatch = later(
  orNewVersion(async () => (await import('#platform/viewer/release-watch.ts')).ReleaseWatch),
  UNSEEN,
);

/** Changes of others may come a moment later: the first screen needs the line for itself. */
const LIVE_AFTER_MS = 1500;
const LiveWatch = later(
  orNewVersion(async () => {
    await new Promise((resolve) => setTimeout(resolve, LIVE_AFTER_MS));
    return (await import('#platform/live/live-watch.ts')).LiveWatch;
  }),
  UNSEEN,
);

const PushWatch = later(
  orNewVersion(async () => (await import('#platform/native/push-watch.ts')).PushWatch),
  UNSEEN,
);
const isToldByPhone = ({ user }: Viewer): boolean =>
  currentPlatform() === 'mobile-app' && (user?.userState === 'ACTIVE' || user?.userState === 'ONBOARDING');

/** Loads who the person is, takes on their tenant's colours, and registers the device of everybody who has a user record. */
export function ViewerGate() {
  const { data: viewer, error, errorUpdateCount, refetch } = useQuery(viewerQuery);
  useEffect(() => {
    const { user, tenant } = viewer ?? {};
    if (!user) return;
    const { hasInvoicingModule = false, hasAccountingInterface = false } = tenant ?? {};
    lastViewer.note({ role: user.userRole, hasInvoicingModule, hasAccountingInterface });
  }, [viewer]);
  const inviting = useObservable(invitingBrand);
  const brand = viewer?.tenant ?? inviting;
  const palettes = useMemo(() => palettesOf(brand), [brand]);
  if (!viewer) {
    if (errorUpdateCount > 0) return <StartFailed error={error} retry={() => void refetch()} />;
    return <LoadingScreen text={APP_TEXTS.dataBeingLoaded} />;
  }
  return (
    <ViewerContext value={viewer}>
      <AppTheme palettes={palettes} link={AppLink}>
        <AppIdentity />
        {viewer.user?.userState === 'ONBOARDING' && <ReleaseWatch />}
        {viewer.user?.userState === 'ACTIVE' && <LiveWatch />}
        {isToldByPhone(viewer) && <PushWatch />}
        <Notices>
          {viewer.user ? (
            <DeviceGate
              footer={<VersionLine />}
              failed={(cause, retry) => <LoadErrorScreen error={cause} retry={retry} />}
            >
              {viewer.user.userRole === 'TARGET_USER' ? (
                <AppRouter />
              ) : (
                <OfficeGate>
                  <AppRouter />
                </OfficeGate>
              )}
            </DeviceGate>
          ) : (
            <AppRouter />
          )}
        </Notices>
      </AppTheme>
    </ViewerContext>
  );
}
