import { Lock } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { APP_TEXTS, FORBIDDEN_TEXTS } from './app-texts.ts';
import { ToHomeButton } from './to-home-button.tsx';

/** The page exists, but not for this person: says whom to ask. */
export function ForbiddenPage() {
  const { address } = useViewer();
  return (
    <PageMessage icon={<Lock />} title={APP_TEXTS.forbiddenTitle} actions={<ToHomeButton />}>
      {FORBIDDEN_TEXTS[address]}
    </PageMessage>
  );
}
