import type { FormOfAddress } from '#platform/viewer/viewer.ts';

interface DeviceTexts {
  readonly registering: string;
  readonly inUse: string;
}

export const DEVICE_TITLE = 'Gerät in Verwendung';
export const CONTINUE = 'Hier weitermachen';
export const LOGOUT = 'Abmelden';

export const DEVICE_TEXTS: Readonly<Record<FormOfAddress, DeviceTexts>> = {
  du: {
    registering: 'Dein Gerät wird registriert …',
    inUse: 'Du bist gerade auf einem anderen Gerät angemeldet. Wenn du hier weitermachst, wirst du dort abgemeldet.',
  },
  Sie: {
    registering: 'Ihr Gerät wird registriert …',
    inUse:
      'Sie sind gerade auf einem anderen Gerät angemeldet. Wenn Sie hier weitermachen, werden Sie dort abgemeldet.',
  },
};
