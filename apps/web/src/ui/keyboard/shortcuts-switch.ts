import { useState } from 'react';

/** Kept on the device, since it belongs to how a person works and not to a screen. */
const KEY = 'shortcuts';

export function useShortcutsSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => window.localStorage.getItem(KEY) !== 'off');
  return [
    isOn,
    (next) => {
      window.localStorage.setItem(KEY, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
