import { ApiError } from '#platform/graphql/api-error.ts';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { execute } from '#platform/graphql/execute.ts';
import { ViewerDocument } from './viewer-document.ts';

/** Where the header shows the wide logo: a phone does not wait for it. */
const hasRoom = (): boolean => window.matchMedia('(min-width: 900px)').matches;

let ahead: ReturnType<typeof ask> | undefined;

/** Asks while the app's code is still on its way. */
export function askAhead(): void {
  ahead = ask();
  // Told to whoever takes the answer.
  ahead.catch(() => undefined);
}

/** The answer that was asked for ahead is good once. */
export function whoItIs(signal: AbortSignal): ReturnType<typeof ask> {
  const answer = ahead ?? ask({ signal });
  ahead = undefined;
  return answer;
}

/** A chosen tenant may be deleted meanwhile, or was left in this tab by somebody else: then everybody starts at their own. */
async function ask(options: { readonly signal?: AbortSignal } = {}) {
  try {
    return await execute(ViewerDocument, { hasRoom: hasRoom() }, options);
  } catch (cause) {
    const refused = cause instanceof ApiError && ['FORBIDDEN', 'NOT_FOUND'].includes(cause.classification);
    if (!refused || chosenTenant.get() === undefined) throw cause;
    chosenTenant.set(undefined);
    return execute(ViewerDocument, { hasRoom: hasRoom() }, options);
  }
}
