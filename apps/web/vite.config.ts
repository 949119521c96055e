import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gitInfo } from './vite-git-info.ts';
import { leaveAtOnce } from './vite-leave-at-once.ts';
import { ownDocuments } from './vite-own-documents.ts';
import { precompress } from './vite-precompress.ts';
import { serviceWorker } from './vite-service-worker.ts';
import { startFiles } from './vite-start-files.ts';
import { withoutUnusedParts } from './vite-unused-parts.ts';
import { weightLimit } from './vite-weight-limit.ts';

const api = process.env['API_URL'] ?? 'http://localhost:4005';

/** Modules by the ends of their paths. */
const filesOf = (...parts: readonly string[]): RegExp => new RegExp(parts.map((part) => `/${part}\\.\\w+$`).join('|'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    gitInfo(),
    ownDocuments(),
    precompress(),
    withoutUnusedParts(),
    startFiles(),
    leaveAtOnce(),
    serviceWorker(),
    weightLimit(),
  ],
  // The server replaces this word by a fresh nonce in every index.html that it answers.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Libraries change seldom: in files of their own they stay in the browser's cache over our releases. Only what the
    // start needs: form fields, date pickers and the like come with the pages that have them.
    rolldownOptions: {
      // The app is an entry of its own, though only the start loads it: so it counts as initial.
      input: { index: `${import.meta.dirname}/index.html`, app: `${import.meta.dirname}/src/app/root.tsx` },
      output: {
        // The start lists the files that each page needs; only pages have a name in it, which keeps the list short.
        chunkFileNames: ({ name }) => (name.endsWith('-page') ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'session', tags: ['$initial'], test: /node_modules[\\/](oauth4webapi|jose)[\\/]/ },
            // All that the start stands on; it comes before everything else.
            { name: 'boot', test: /[\\/]web[\\/]src[\\/]main\.ts$/ },
            { name: 'react', tags: ['$initial'], test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'mui', tags: ['$initial'], test: /node_modules[\\/](@mui|@emotion|stylis)[\\/]/ },
            { name: 'data', tags: ['$initial'], test: /node_modules[\\/]@tanstack[\\/]/ },
            // Else what the start shares with pages that come later would be torn into many small files.
            { name: 'start', tags: ['$initial'], test: /[\\/](apps[\\/]web|packages[\\/]domain)[\\/]src[\\/]/ },
            // Nearly every page has these few lines: each in a file of its own, they would weigh more by their names.
            {
              name: 'pages',
              test: filesOf(
                'names/counted',
                'time/(minutes|shift-times|time-zone)',
                'ui/(card|contact-links|list|pages/page|states/(appear-late|(blank|failed)-state|state-chip|state-texts|skeleton))',
                'ui/format/(german-shift|german-until|place)',
                'attempts/(use-attempt|use-steady-rows)',
                '(useMutation|useMutationState|mutationObserver|useQueries|queriesObserver)',
                '(time/period|session/use-ui-state|ui/toggle)',
                'icons/(calendar-off|check|chevron-right|circle-question-mark|concierge-bell|flag|mail|map-pin|phone|shirt|user-x)',
              ),
            },
            // A worker's first screen comes in one piece.
            {
              name: 'own-offers',
              test: /features\/own-offers\/(list\/(?!.*page)|[\w-]+\.tsx?$)|offline\/shifts-to-keep|prompt-(place|state)|push-ability/,
            },
            // The office's home likewise, with the little that it shares: dozens of files of a few lines are dozens of ways.
            {
              name: 'office-home',
              includeDependenciesRecursively: false,
              test: filesOf(
                'features/home/(?!.*(page|plots|fixture|account-notice))[\\w-]+',
                'appointments/(appointment-texts|fill|overview-(filter|state)|renew-appointment)',
                'offers/(count-texts|selection|lanes/offers-query|steps/(booking-commands|endangered-steps|step-texts)|waiting/(book-button|waiting-query))',
                'invoices/(invoice-state(-texts)?|list/(chosen-filters|show-invoices))',
                '(invoice-recipients/use-to-recipients|target-users/list/list-state|time-sheets/list/(sheet-filter|use-sheet-filters))',
                'worklogs/(block-filter|use-chosen-filters)',
                'parts/lists/(counted-texts|use-list-state)',
                '(appointments/fill-state|home/open-matters|invoices/invoice-labels)',
              ),
            },
            // The menu of every office page has these: they must not drag along what only the home needs.
            { name: 'menu-icons', test: filesOf('icons/(building-complex|calendar-days|users)') },
            // And this with workers' pages too.
            {
              name: 'small',
              includeDependenciesRecursively: false,
              test: filesOf(
                'domain/src/(offers/offer-failures|tenants/association-code|time/(month|season|vienna-day|week|week-number))',
                'platform/(invite/use-association-code|state/use-(now|settled))',
                'ui/(copy-button|section-card|tag|fields/field-(texts|warning)|filters/day-range|format/german-(money|since)|table/row-link)',
                'icons/(ban|calendar-x-2|circle-dashed|clock-exclamation-point|copy|hourglass|mail-exclamation-point|octagon-exclamation-point|party-popper|pencil|phone-off|plus|server-crash|user-check)',
              ),
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': api,
      '/settings.json': api,
      '/events': api,
      '/downloads': api,
      '/uploads': api,
      '/calendar': api,
      '/apps': api,
    },
  },
});
