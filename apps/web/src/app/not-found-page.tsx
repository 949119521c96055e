import { MapPinOff } from 'lucide-react';
import { PageMessage } from '#ui/page-message.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { ToHomeButton } from './to-home-button.tsx';

export function NotFoundPage() {
  return (
    <PageMessage icon={<MapPinOff />} title={APP_TEXTS.notFoundTitle} actions={<ToHomeButton />}>
      {APP_TEXTS.notFound}
    </PageMessage>
  );
}
