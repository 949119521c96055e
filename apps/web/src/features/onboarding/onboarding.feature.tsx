import type { Feature, FeatureRoute } from '#platform/navigation/feature.ts';

const start: FeatureRoute = {
  path: '/onboarding',
  title: 'Registrierung',
  action: 'onboarding.complete',
  load: async () => (await import('./onboarding-page.tsx')).OnboardingPage,
};

export const feature: Feature = {
  routes: [start, { ...start, path: '/onboarding/$code' }],
  strangersPage: start,
};
