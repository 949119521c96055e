import { setTimeout as delay } from 'node:timers/promises';
import type { Image } from '#tooling/image/build-image.ts';
import { type Container, runInContainer, startContainer } from '#tooling/image/container.ts';
import { step } from '#tooling/progress.ts';

type Environment = Readonly<Record<string, string>>;
const EVA = 'eva.steindl@tafelrunde.example';

function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** Starts the image as `docker run` would, in an outside world, and asks it whatever a person, a balancer or an operator would. */
export async function runImage(
  { root, stage }: Image,
  world: Environment,
  port: number,
  version: string,
): Promise<void> {
  const setting = { ...stage.setting, env: { ...stage.setting.env, ...world, PORT: String(port) } };
  const answer = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
  // Its people and papers need every native part: images, fonts, the press.
  await step('Demo data, by the operator’s command in the image', () =>
    runInContainer(root, ['node', 'apps/api/src/admin.ts', 'demo'], setting),
  );
  must(stage.ports.length === 1, 'EXPOSE names one port');
  must(stage.ports[0] === stage.setting.env['PORT'], 'EXPOSE names another port than PORT');
  const server = startContainer(root, stage.command, setting);
  try {
    await step('HEALTHCHECK', () => untilHealthy(server, () => runInContainer(root, stage.health, setting)));
    await step('Pages and API', async () => {
      for (const path of ['/healthz', '/readyz', '/', '/notices.txt', '/generated/git-info.json'])
        must((await answer(path)).status === 200, `${path} is not there`);
      must((await (await answer('/')).text()).includes('<title>Gastspiel'), 'the page is another one');
      must((await (await answer('/metrics')).text()).includes(`version="${version}`), 'the version is another one');
      const agency = await agencyOf(EVA, world['OIDC_ISSUER'] ?? '', port);
      must(agency.includes('Wiener Tafelrunde'), `the API answers ${agency}`);
    });
    await step('SIGTERM', async () => {
      server.signal('SIGTERM');
      await delay(500);
      must((await answer('/readyz')).status === 503, '/readyz says nothing of the end');
      must((await answer('/')).status === 200, 'it does not serve until the balancer noticed');
      const code = await Promise.race([server.ended, delay(30_000, 'nothing within 30 s', { ref: false })]);
      must(code === 0, `it ended with ${code}`);
    });
  } catch (error) {
    await server.kill();
    throw new Error(`${error instanceof Error ? error.message : error}\n${server.output().slice(-4000)}`);
  }
}

/** As long as a container may take to become healthy. */
async function untilHealthy(server: Container, check: () => Promise<string>): Promise<void> {
  const patience = Date.now() + 60_000;
  const ended = server.ended.then((code) => {
    throw new Error(`it ended with ${code}`);
  });
  const healthy = async () => {
    for (;;) {
      const result = await check().catch((error: Error) => error);
      if (!(result instanceof Error)) return;
      if (Date.now() > patience) throw result;
      await delay(500);
    }
  };
  await Promise.race([healthy(), ended]);
}

async function agencyOf(email: string, issuer: string, port: number): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${issuer}/sandbox/tokens`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ tenantInformation { name } }' }),
  });
  return answer.text();
}
