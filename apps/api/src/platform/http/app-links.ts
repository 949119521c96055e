import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#platform/config/config.ts';

const APP_ID = 'at.gastspiel.app';
/** The pages that mails and messages lead to. Both projects in apps/mobile name them too. */
const LINKED = ['/offer/*', '/answer_offer/*', '/onboarding/*'];

/** Vouches for the app on phones: only then do they open our links in it, without asking. */
export function registerAppLinks(app: FastifyInstance, config: Pick<Config, 'APP_CERTIFICATES' | 'APP_TEAM'>): void {
  const { APP_CERTIFICATES: certificates, APP_TEAM: team } = config;
  const android = certificates.length > 0 && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: certificates },
    },
  ];
  const apple = team && {
    applinks: { details: [{ appIDs: [`${team}.${APP_ID}`], components: LINKED.map((path) => ({ '/': path })) }] },
  };
  const answer = (reply: FastifyReply, statement: unknown) =>
    statement ? reply.type('application/json').send(JSON.stringify(statement)) : reply.code(404).send();
  app.get('/.well-known/assetlinks.json', (_request, reply) => answer(reply, android));
  app.get('/.well-known/apple-app-site-association', (_request, reply) => answer(reply, apple));
}
