import Button from '@mui/material/Button';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { logout } from '#platform/session/logout.ts';
import { registerDevice } from '#platform/session/register-device.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { TenantBrand } from '#ui/tenant-brand.tsx';
import { CONTINUE, DEVICE_TEXTS, DEVICE_TITLE, LOGOUT } from './device-texts.ts';

/** The person is at work on another device: take over here, or leave. */
export function DeviceInUseScreen({ footer }: { footer: ReactNode }) {
  const { tenant, address } = useViewer();
  return (
    <FullScreenMessage
      brand={tenant && <TenantBrand name={tenant.name} logoBase64={tenant.tenantTheme.logoSquareBase64} />}
      icon={<MonitorSmartphone />}
      round
      title={DEVICE_TITLE}
      actions={
        <>
          <Button variant="contained" size="large" onClick={() => registerDevice({ force: true })}>
            {CONTINUE}
          </Button>
          <Button variant="outlined" size="large" startIcon={<LogOut size={18} />} onClick={logout}>
            {LOGOUT}
          </Button>
        </>
      }
      footer={footer}
    >
      {DEVICE_TEXTS[address].inUse}
    </FullScreenMessage>
  );
}
