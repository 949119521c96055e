import { Activity, type ReactNode, useEffect, useState } from 'react';
import { deviceStatus, watchOtherTabs } from '#platform/session/device-state.ts';
import { registerDevice } from '#platform/session/register-device.ts';
import { useObservable } from '#platform/state/use-observable.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { DeviceInUseScreen } from './device-in-use-screen.tsx';
import { DEVICE_TEXTS } from './device-texts.ts';

interface DeviceGateProps {
  readonly children: ReactNode;
  readonly footer: ReactNode;
  /** Shown when the device could not be registered at all. */
  readonly failed: (error: unknown, retry: () => void) => ReactNode;
}

/** Lets the app through once this device holds the person's ticket. */
export function DeviceGate({ children, footer, failed }: DeviceGateProps) {
  const { address } = useViewer();
  const status = useObservable(deviceStatus);
  const [wasReady, setWasReady] = useState(false);
  if (status.name === 'ready' && !wasReady) setWasReady(true);

  useEffect(() => {
    void registerDevice({ force: false });
    return watchOtherTabs();
  }, []);

  return (
    <>
      {status.name === 'registering' && <LoadingScreen text={DEVICE_TEXTS[address].registering} />}
      {status.name === 'in-use' && <DeviceInUseScreen footer={footer} />}
      {status.name === 'failed' && failed(status.error, () => registerDevice({ force: false }))}
      {/* Hidden, not removed, while another device is at work: half-filled forms survive the take-over. */}
      {wasReady && <Activity mode={status.name === 'ready' ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  );
}
