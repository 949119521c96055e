import type { VatCheckReason } from '@gastspiel/domain/vat-numbers/vat-check.ts';
import { z } from 'zod';
import { readBounded } from '#platform/http/outside-answer.ts';

/** A number as the register is asked for it. */
export interface ViesNumber {
  readonly memberState: string;
  readonly number: string;
}

export type ViesAnswer =
  | {
      readonly outcome: 'VALID' | 'INVALID';
      readonly name: string | null;
      readonly address: string | null;
      /** The proof that was asked, for whoever says who they are. */
      readonly requestIdentifier: string | null;
    }
  | {
      readonly outcome: 'NOT_CHECKED';
      readonly reason: VatCheckReason;
      /** Asking again would change nothing. */
      readonly isFinal: boolean;
    };

/** The answers of the real service have a few hundred bytes. */
const MAX_BYTES = 64 * 1024;
const UNTOLD = '---';

/** A member state writes hyphens for facts that it does not tell. */
const told = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim().slice(0, max) || null)
    .transform((text) => (text === UNTOLD ? null : text));

const Answer = z.object({
  valid: z.boolean(),
  name: told(512),
  address: told(1024),
  requestIdentifier: told(64),
});
const Refusal = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })).min(1),
});

const retry = (reason: VatCheckReason) => ({ outcome: 'NOT_CHECKED', reason, isFinal: false }) as const;
const final = (reason: VatCheckReason) => ({ outcome: 'NOT_CHECKED', reason, isFinal: true }) as const;

/** Every code that the service is documented to answer with. None of them says that a number is invalid. */
const REFUSALS: ReadonlyMap<string, ViesAnswer> = new Map<string, ViesAnswer>([
  ['INVALID_INPUT', final('NUMBER_REFUSED')],
  ['INVALID_REQUESTER_INFO', final('REQUESTER_REFUSED')],
  ['VAT_BLOCKED', final('BLOCKED')],
  ['IP_BLOCKED', final('BLOCKED')],
  ['SERVICE_UNAVAILABLE', retry('SERVICE_AWAY')],
  ['MS_UNAVAILABLE', retry('MEMBER_STATE_AWAY')],
  ['TIMEOUT', retry('TOO_SLOW')],
  ['GLOBAL_MAX_CONCURRENT_REQ', retry('BUSY')],
  ['GLOBAL_MAX_CONCURRENT_REQ_TIME', retry('BUSY')],
  ['MS_MAX_CONCURRENT_REQ', retry('BUSY')],
  ['MS_MAX_CONCURRENT_REQ_TIME', retry('BUSY')],
]);

interface Asking {
  readonly url: string;
  readonly requester: ViesNumber | undefined;
  readonly timeoutMs: number;
  /** The server is told to stop: thrown, since nothing is known of the service. */
  readonly signal?: AbortSignal;
}

/** Asks the Commission's REST API. Whatever is no answer is told as such, and never taken for a no. */
export async function askVies({ memberState, number }: ViesNumber, asking: Asking): Promise<ViesAnswer> {
  const { url, requester, timeoutMs, signal } = asking;
  const timeout = AbortSignal.timeout(timeoutMs);
  const question = {
    countryCode: memberState,
    vatNumber: number,
    ...(requester && { requesterMemberStateCode: requester.memberState, requesterNumber: requester.number }),
  };
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return answerIn(JSON.parse(await readBounded(response, MAX_BYTES)), response.ok);
  } catch {
    signal?.throwIfAborted();
    return retry(timeout.aborted ? 'TOO_SLOW' : 'SERVICE_AWAY');
  }
}

/** Errors come with 200 too. */
function answerIn(body: unknown, isOk: boolean): ViesAnswer {
  const refusal = Refusal.safeParse(body).data;
  if (refusal) return REFUSALS.get(refusal.errorWrappers[0]?.error ?? '') ?? retry('SERVICE_AWAY');
  const answer = Answer.safeParse(body).data;
  if (!isOk || !answer) return retry('SERVICE_AWAY');
  const { valid, ...told } = answer;
  return { outcome: valid ? 'VALID' : 'INVALID', ...told };
}
