/** How this browser stands to the person's device ticket. */
export type DeviceStatus =
  | { readonly name: 'registering' }
  | { readonly name: 'ready' }
  /** Another device holds the ticket. */
  | { readonly name: 'in-use' }
  | { readonly name: 'failed'; readonly error: unknown };

/** What another tab's change of the stored ticket means for this one. */
export function afterChangeElsewhere(current: DeviceStatus, stored: string | null): DeviceStatus {
  if (stored !== null) return { name: 'ready' };
  // While registering, this tab's own request decides.
  return current.name === 'ready' ? { name: 'in-use' } : current;
}
