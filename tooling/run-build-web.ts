import { buildWeb } from '#tooling/build-web.ts';

await buildWeb();
