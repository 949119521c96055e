import { PushNotifications } from '@capacitor/push-notifications';

/** The phone's own part for messages. A test puts a phone of its own here. */
export const plugin = { push: PushNotifications };
