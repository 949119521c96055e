// Who may import whom; the zones are the folders.
const none = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    none('no-circles', 'A circle has no beginning to understand it from.', {}, { circular: true }),
    none('no-unresolvable', 'Every import must exist.', {}, { couldNotResolve: true }),
    none(
      'domain-is-pure',
      'The business knows no I/O and no framework.',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      {
        pathNot: '^packages/domain/src|node_modules/(zod|temporal-polyfill|libphonenumber-js)/',
      },
    ),
    none(
      'platform-has-no-business',
      'The platform serves every feature and knows none.',
      { path: '^apps/api/src/platform', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/api/src/(features|commands|demo|testing|\\w[\\w-]*\\.ts)|^packages/domain/src/(?!money|time|permissions|failures|devices|input)',
      },
    ),
    none(
      'features-by-their-door',
      'A feature reaches another one through its index.ts alone.',
      { path: '^apps/api/src/features/([^/]+)/' },
      {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: '^apps/api/src/features/($1/|[^/]+/index\\.ts$)',
      },
    ),
    none(
      'pg-in-the-platform',
      'withTenant is the only way to the database.',
      { path: '^apps/api/src/(?!platform|testing)', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/pg/' },
    ),
    none(
      'tests-stay-out',
      'Nothing that runs imports what only tests need.',
      { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$|/testing/|\\.fixture\\.tsx?$' },
      {
        path: '/testing/|\\.test\\.tsx?$|\\.fixture\\.tsx?$|^apps/sandbox/',
        pathNot: '^apps/sandbox/src/(?!testing)',
      },
    ),
    none(
      'sandbox-stays-out',
      'The product never knows that its outside world is a box.',
      { path: '^apps/(api|web)/', pathNot: '\\.test\\.ts$|/testing/' },
      { path: '^apps/sandbox/' },
    ),
    none(
      'web-and-api-apart',
      'They meet in the domain and in schema.graphql.',
      { path: '^apps/web' },
      { path: '^apps/api' },
    ),
    none(
      'api-and-web-apart',
      'They meet in the domain and in schema.graphql.',
      { path: '^apps/api' },
      { path: '^apps/web' },
    ),
    none(
      'ui-is-business-free',
      'Components know neither business nor platform.',
      { path: '^apps/web/src/ui' },
      { path: '^apps/web/src/(features|app|platform|parts)|^packages/domain/src/(?!money|names|time)' },
    ),
    none(
      'web-platform-has-no-screens',
      'The platform serves every screen and knows none.',
      { path: '^apps/web/src/platform' },
      { path: '^apps/web/src/(features|app|ui|parts)' },
    ),
    none(
      'parts-know-no-feature',
      'Parts join ui and platform for every feature and know none.',
      { path: '^apps/web/src/parts' },
      { path: '^apps/web/src/(features|app)' },
    ),
    none(
      'web-features-by-their-door',
      'A feature reaches another one through its index.ts alone; the app composes their pages.',
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/(features/([^/]+)|app)/',
        pathNot: '^apps/web/src/features/($1/|[^/]+/index\\.ts$)',
      },
    ),
    none(
      'outsiders-use-doors',
      'Journeys, benchmarks, the wrapper and the sandbox use public interfaces.',
      { path: '^(apps/sandbox|apps/mobile|e2e|bench|tooling)/' },
      // Those of the api that its package.json exports.
      {
        path: '^apps/(api|web)/src/',
        pathNot:
          '^apps/api/src/(platform/pdf/press|testing/writers|features/(time-sheets/time-sheet-paper|invoices/(invoice-paper|print-invoice)))\\.ts$',
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^apps/mobile/(www|android|ios)/|document-types\\.d\\.ts' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
