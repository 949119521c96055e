import { CalendarCheck, CircleX, Inbox, ThumbsUp } from 'lucide-react';
import { askAhead } from '#platform/graphql/query-client.ts';
import type { Feature, FeatureRoute, MenuEntry } from '#platform/navigation/feature.ts';
import { OWN_OFFER_TITLES as TITLES } from './own-offers-titles.ts';
import { useOpenOffersCount } from './use-open-offers-count.ts';

const action = 'own-offers.read';

const listRoute = (name: 'booked' | 'accepted' | 'declined'): FeatureRoute => ({
  path: `/offers/${name}`,
  title: TITLES[name],
  action,
  load: async () => (await import('./list/offer-list-pages.tsx')).LIST_PAGES[name],
});

const entry = (
  name: keyof typeof TITLES.short,
  to: MenuEntry['to'],
  icon: MenuEntry['icon'],
  order: number,
): MenuEntry => ({
  to,
  label: TITLES[name],
  short: TITLES.short[name],
  icon,
  group: 'main',
  action,
  order,
});

export const feature: Feature = {
  routes: [
    {
      path: '/',
      title: TITLES.open,
      action,
      load: async () => (await import('./list/open-offers-page.tsx')).OpenOffersPage,
      ask: async () => askAhead((await import('./own-offers-query.ts')).openOffersQuery()),
    },
    listRoute('booked'),
    listRoute('accepted'),
    listRoute('declined'),
    {
      path: '/offer/$offerId',
      title: TITLES.offer,
      action,
      load: async () => (await import('./offer/offer-page.tsx')).OfferPage,
    },
  ],
  publicPages: [
    {
      prefix: '/answer_offer/',
      title: TITLES.answer,
      load: async () => (await import('./answer/answer-page.tsx')).AnswerPage,
    },
  ],
  menu: [
    { ...entry('open', '/', Inbox, 10), badge: useOpenOffersCount },
    entry('booked', '/offers/booked', CalendarCheck, 20),
    entry('accepted', '/offers/accepted', ThumbsUp, 30),
    entry('declined', '/offers/declined', CircleX, 40),
  ],
};
