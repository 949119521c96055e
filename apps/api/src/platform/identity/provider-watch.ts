import { z } from 'zod';

/** The parts of the provider's own description by which the web app signs in. */
const ProviderDescription = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  end_session_endpoint: z.string().optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});
export type ProviderDescription = z.infer<typeof ProviderDescription>;

/** An answer, and that there was none, is good for so long. */
const GOOD_FOR_MS = 10_000;
/** A page does not wait longer for it: the browser then asks by itself. */
const PATIENCE_MS = 500;

/**
 * Asks the provider in the browser's stead: the server's line is the faster one, and who is sent to the provider on its word must
 * not meet the browser's error page. Undefined where it did not answer in time.
 */
export function watchProvider(
  issuer: string,
  now: () => number = Date.now,
): () => Promise<ProviderDescription | undefined> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<ProviderDescription | undefined> = Promise.resolve(undefined);
  return () => {
    if (now() - askedAt > GOOD_FOR_MS) {
      askedAt = now();
      answer = describe(issuer).catch(() => undefined);
    }
    return answer;
  };
}

async function describe(issuer: string): Promise<ProviderDescription | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal });
  const found = ProviderDescription.safeParse(response.ok && (await response.json())).data;
  return found?.issuer.replace(/\/$/, '') === issuer ? found : undefined;
}
