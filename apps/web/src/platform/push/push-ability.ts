import { currentPlatform } from '#platform/session/platform.ts';

/** Whether this browser can be told of news: `askable` when nobody has answered its question yet. */
export type PushAbility = 'impossible' | 'askable' | 'granted' | 'denied';

export function pushAbility(): PushAbility {
  // The app on a phone is told by the phone itself.
  if (currentPlatform() === 'mobile-app') return 'impossible';
  if (!('PushManager' in window) || !('Notification' in window) || !('serviceWorker' in navigator)) return 'impossible';
  return Notification.permission === 'default' ? 'askable' : Notification.permission;
}
