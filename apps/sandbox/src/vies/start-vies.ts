import { listenOnLocalhost } from '#sandbox/http/listen-on-localhost.ts';
import { serve } from '#sandbox/http/serve.ts';
import { behaviourRoute, ViesBehaviour } from '#sandbox/vies/vies-behaviour.ts';
import { pageRoute } from '#sandbox/vies/vies-page.ts';
import { registerRoute, ViesRegister } from '#sandbox/vies/vies-register.ts';
import { viesRoutes } from '#sandbox/vies/vies-routes.ts';

export interface Vies {
  /** The address of the page. */
  readonly url: string;
  /** Where the server asks. */
  readonly apiUrl: string;
  stop(): Promise<void>;
}

/** The Commission's register of VAT numbers in a box, and a page that shows who asked and can make it fail. Keeps nothing. */
export async function startVies({ port, log }: { port: number; log: (line: string) => void }): Promise<Vies> {
  const register = new ViesRegister();
  const behaviour = new ViesBehaviour();
  const routes = [
    ...viesRoutes(register, behaviour),
    registerRoute(register),
    behaviourRoute(behaviour),
    pageRoute(register, behaviour),
  ];
  const url = `http://localhost:${port}`;
  const stop = await listenOnLocalhost(port, serve(routes, log));
  return { url, apiUrl: `${url}/rest-api`, stop };
}
