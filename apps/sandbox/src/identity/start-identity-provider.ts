import { Provider } from 'oidc-provider';
import type { Route } from '#sandbox/http/exchange.ts';
import { listenOnLocalhost } from '#sandbox/http/listen-on-localhost.ts';
import { serve } from '#sandbox/http/serve.ts';
import { accountsIn } from '#sandbox/identity/accounts.ts';
import { configurationFor } from '#sandbox/identity/configuration.ts';
import { openDatabase } from '#sandbox/identity/database.ts';
import { failures } from '#sandbox/identity/failures.ts';
import { loginRoutes } from '#sandbox/identity/login/login-routes.ts';
import { mintTokensRoute } from '#sandbox/identity/mint-tokens.ts';
import { scimRoutes } from '#sandbox/identity/scim/scim-routes.ts';
import { signingKeyOf } from '#sandbox/identity/secrets.ts';
import { userinfoRoute } from '#sandbox/identity/userinfo.ts';

export interface IdentityProviderOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly appUrls: string[];
  readonly adminToken: string;
  readonly log: (line: string) => void;
  readonly accessTokenSeconds?: number;
}

export interface IdentityProvider {
  readonly issuer: string;
  stop(): Promise<void>;
}

/** An OpenID Connect provider for the demo and the tests, in the place of the one that a company has. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { dataDir, port, adminToken, log, accessTokenSeconds = 600 } = options;
  const appUrls = options.appUrls.map((url) => url.replace(/\/$/, ''));
  const origins = appUrls.map((url) => new URL(url).origin);
  const issuer = `http://localhost:${port}`;
  const database = openDatabase(dataDir);
  const accounts = accountsIn(database);
  const provider = new Provider(
    issuer,
    await configurationFor({ database, accounts, appUrls, port, accessTokenSeconds }),
  );
  provider.on('server_error', (_context, error) => log(`identity provider: ${error.stack}`));

  const answerByProvider = provider.callback();
  const protocol: Route = async ({ request, response }) => {
    await answerByProvider(request, response);
    return true;
  };
  const { switchRoute, failingRoute } = failures();
  const routes = [
    switchRoute,
    mintTokensRoute(provider, accounts, accessTokenSeconds),
    failingRoute,
    scimRoutes(issuer, accounts, adminToken),
    userinfoRoute(issuer, await signingKeyOf(database), accounts, origins),
    loginRoutes(provider, accounts, appUrls),
    protocol,
  ];
  const stopListening = await listenOnLocalhost(port, serve(routes, log)).catch((error) => {
    database.close();
    throw error;
  });
  return {
    issuer,
    async stop() {
      await stopListening();
      if (database.isOpen) database.close();
    },
  };
}
