import Button from '@mui/material/Button';
import { Lock, MapPinOff } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { APP_TEXTS, FORBIDDEN_TEXTS } from './app-texts.ts';

/** The page exists, but not for this person: says whom to ask. */
export function ForbiddenPage() {
  const { address, user } = useViewer();
  const runsAgency = user?.userRole === 'TENANT_USER_ADMIN' || user?.userRole === 'SYSTEM_ADMIN';
  return (
    <PageMessage icon={<Lock />} title={APP_TEXTS.forbiddenTitle} actions={<ToHomeButton />}>
      {FORBIDDEN_TEXTS[runsAgency ? 'admin' : address]}
    </PageMessage>
  );
}

function ToHomeButton() {
  return (
    <Button href="/" variant="contained">
      {APP_TEXTS.toHome}
    </Button>
  );
}

export function NotFoundPage() {
  return (
    <PageMessage icon={<MapPinOff />} title={APP_TEXTS.notFoundTitle} actions={<ToHomeButton />}>
      {APP_TEXTS.notFound}
    </PageMessage>
  );
}
