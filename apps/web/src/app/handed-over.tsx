import Link from '@mui/material/Link';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { offerTokens } from '#platform/session/handover.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { EXPIRY_TEXTS as TEXTS } from './expiry-texts.ts';

/** The tab in which somebody signed in for another one. Browsers may refuse to let it close itself. */
export function HandedOver() {
  const [isTaken, setTaken] = useState(false);
  useEffect(
    () =>
      offerTokens(() => {
        setTaken(true);
        window.close();
      }),
    [],
  );
  return (
    <FullScreenMessage
      icon={<LogIn />}
      title={TEXTS.again}
      actions={!isTaken && <Link href="/">{APP_TEXTS.toHome}</Link>}
    >
      {isTaken ? TEXTS.goOn : TEXTS.nobodyWaits}
    </FullScreenMessage>
  );
}
