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

/** Hands a file in, as it is, and answers the id by which a command takes it up. */
export async function uploadFile(purpose: string, file: File): Promise<string> {
  const ticket = deviceTickets.read();
  const who = { platform: currentPlatform(), token: await getAccessToken(), ticket, tenantId: chosenTenant.get() };
  const response = await fetch(atServer(`/uploads/${purpose}`), {
    method: 'POST',
    body: file,
    headers: {
      ...apiHeaders(who),
      'content-type': 'application/octet-stream',
      // A header is Latin letters.
      'x-file-name': encodeURIComponent(file.name),
    },
  }).catch((cause: unknown) => {
    throw new ApiError('UNREACHABLE', API_ERROR_TEXTS.unreachable, { cause });
  });
  if (response.ok) {
    const { id }: { readonly id: string } = await response.json();
    return id;
  }
  if (response.status === 420 && deviceTickets.refuse(ticket) === null) tellDeviceInUse();
  if (response.status === 413) throw new ApiError('BAD_REQUEST', SHEET_FAILURES.tooLarge.message);
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain');
  throw new ApiError('BAD_REQUEST', isSentence ? await response.text() : GENERAL_FAILURES.internal.message);
}
