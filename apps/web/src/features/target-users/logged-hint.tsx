import { ShieldCheck } from 'lucide-react';
import { Quiet } from '#ui/layout.tsx';
import { PERSON_TEXTS } from './person-texts.ts';

/** Stands at secrets, before anybody looks at them. */
export function LoggedHint() {
  return (
    <Quiet size="body2" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <ShieldCheck size={14} aria-hidden />
      {PERSON_TEXTS.logged}
    </Quiet>
  );
}
