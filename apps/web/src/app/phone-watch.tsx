import { useEffect } from 'react';
import { KeepShifts } from '#features/own-offers/offline/keep-shifts.tsx';
import { log } from '#platform/log/log.ts';
import { keptShifts } from '#platform/offline/kept-shifts.ts';
import { endSubscription, renewSubscription } from '#platform/push/web-push.ts';
import { registerServiceWorker } from '#platform/service-worker/service-worker.ts';
import { useViewer } from '#platform/viewer/viewer.ts';

/** Shows nothing: makes the app start without a network, and keep a worker's next shifts. */
export function PhoneWatch() {
  const { user } = useViewer();
  const isWorker = user?.userRole === 'TARGET_USER';
  const isKept = isWorker && user.userState === 'ACTIVE';
  useEffect(() => {
    void registerServiceWorker();
    // A former user of this browser who did not sign out must not be told here of what is theirs.
    const settled = isWorker ? renewSubscription() : endSubscription();
    settled.catch((cause) => log.warn('Push messages could not be settled', cause));
  }, [isWorker]);
  useEffect(() => {
    if (!isKept) keptShifts.clear();
  }, [isKept]);
  return isKept ? <KeepShifts /> : null;
}
