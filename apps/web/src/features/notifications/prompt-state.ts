import { type Asked, asked } from '#platform/install/asked.ts';
import { installWay } from '#platform/install/install.ts';
import { pushAbility } from '#platform/push/push-ability.ts';

/** The question that the worker may be asked on this device. */
export type Prompt = 'install' | 'notify' | undefined;

/** First an offer is to be seen, later one to be accepted; each question comes once. */
export function promptFor(
  { hasAccepted, installClosed, notifyClosed }: Asked,
  { canInstall, canAsk }: { readonly canInstall: boolean; readonly canAsk: boolean },
): Prompt {
  if (hasAccepted && canInstall && !installClosed) return 'install';
  return canAsk && !notifyClosed ? 'notify' : undefined;
}

/** The question to install asks for notifications in the same breath. */
export const closePrompt = (prompt: NonNullable<Prompt>): void =>
  asked.note(prompt === 'install' ? { installClosed: true, notifyClosed: true } : { notifyClosed: true });

export const currentPrompt = (): Prompt =>
  promptFor(asked.read(), { canInstall: installWay.get() !== undefined, canAsk: pushAbility() === 'askable' });

/** Watches everything that the prompt depends on. */
export function watchPrompt(listener: () => void): () => void {
  const leave = [installWay.subscribe(listener), asked.subscribe(listener)];
  return () => leave.forEach((end) => void end());
}
