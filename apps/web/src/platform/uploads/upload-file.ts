import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { SHEET_FAILURES } from '@gastspiel/domain/failures/sheet-failures.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { API_ERROR_TEXTS } from '#platform/graphql/api-error-texts.ts';
import { apiHeaders } from '#platform/graphql/api-headers.ts';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { atServer } from '#platform/native/server-address.ts';
import { getAccessToken } from '#platform/session/access-token.ts';
import { deviceTickets, tellDeviceInUse } from '#platform/session/device-state.ts';
import { currentPlatform } from '#platform/session/platform.ts';

interface Watching {
  /** How much of the file has left, between 0 and 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Hands a file in, as it is, and answers the id by which a command takes it up. */
export async function uploadFile(purpose: string, file: File, watching: Watching = {}): Promise<string> {
  const ticket = deviceTickets.read();
  const who = { platform: currentPlatform(), token: await getAccessToken(), ticket, tenantId: chosenTenant.get() };
  const headers = {
    ...apiHeaders(who),
    'content-type': 'application/octet-stream',
    // A header is Latin letters.
    'x-file-name': encodeURIComponent(file.name),
  };
  const request = await sent(atServer(`/uploads/${purpose}`), headers, file, watching);
  if (request.status === 200) {
    const { id }: { readonly id: string } = JSON.parse(request.responseText);
    return id;
  }
  if (request.status === 420 && deviceTickets.refuse(ticket) === null) tellDeviceInUse();
  if (request.status === 413) throw new ApiError('BAD_REQUEST', SHEET_FAILURES.tooLarge.message);
  if (request.status === 503) throw new ApiError('UNREACHABLE', API_ERROR_TEXTS.overloaded);
  const isSentence = request.getResponseHeader('content-type')?.startsWith('text/plain');
  throw new ApiError('BAD_REQUEST', isSentence ? request.responseText : GENERAL_FAILURES.internal.message);
}

/** A fetch does not tell how much of a body has left. */
function sent(
  url: string,
  headers: Readonly<Record<string, string>>,
  file: File,
  { onProgress, signal }: Watching,
): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / Math.max(total, 1)));
  request.addEventListener('load', () => resolve(request));
  request.addEventListener('error', () => reject(new ApiError('UNREACHABLE', API_ERROR_TEXTS.unreachable)));
  request.addEventListener('abort', () => reject(signal?.reason));
  signal?.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}
